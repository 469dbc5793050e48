import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LinkReason } from '../formats/link.ts';
import { linkProblem } from '../formats/link.ts';
import { asYaml } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, suggesting } from './schema-error.ts';

const reasons: Readonly<Record<LinkReason, string>> = {
  program: "it would run a program in the visitor's browser",
  'hidden-character': 'there are blanks, backslashes or invisible characters in it',
  unencrypted: 'http:// is not encrypted, so others could read and change the page on its way',
  'other-scheme': 'it starts with something that browsers may not know',
  'no-scheme': 'it lacks its https://, so browsers would look for a page of this site',
  'other-host': 'two slashes lead to another site in a way that depends on the page',
  relative: 'it does not start with a slash, so it would lead somewhere else from each page',
  credentials: 'it holds a user name or a password',
  twice: 'the same address stands there twice',
  'sign-behind': 'a full stop or a comma stands behind it, as in a sentence',
  'no-dot':
    'no site can be found under its host, whose name needs a dot, as in www.careerexplorer.example',
  'odd-sign': 'the name of its host holds a quote or another sign that no name has',
  'mixed-alphabets':
    'the name of its host has letters of another alphabet that look like ours, so that it leads to another site than it seems to',
  'wrong-port': 'nothing answers https at the port that it names',
  'no-address': 'no address stands in it, or one that cannot exist',
};

/** Why a link cannot be used, to be read after a colon. */
export function whyUnusable(reason: LinkReason): string {
  return reasons[reason];
}

/** A link that is not https, `mailto:` or site-relative. */
export function explainLink(error: SchemaError, value: string): Diagnostic {
  const { reason, instead } = linkProblem(value) ?? { reason: 'no-address' };
  const why = whyUnusable(reason);
  const extras = suggesting(asYaml(instead), isOfOwnPages(reason, instead));
  return atValue(error, 'unsafe-link', { value, why, instead }, extras);
}

/** Whether a link is mended to a page of the site: then that of the state may be meant, which has its prefix. */
export function isOfOwnPages(reason: LinkReason, instead: string | undefined): boolean {
  return reason === 'relative' && instead?.startsWith('/') === true;
}
