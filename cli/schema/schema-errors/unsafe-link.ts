import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LinkReason } from '../formats/link.ts';
import { linkProblem, whyUnusable } from '../formats/link.ts';
import { asYaml } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, suggesting } from './schema-error.ts';

/** A link that is not https, `mailto:` or site-relative. */
export function explainLink(error: SchemaError, value: string): Diagnostic {
  const { reason, instead } = linkProblem(value) ?? { reason: 'no-address' };
  const why = whyUnusable[reason];
  const extras = suggesting(asYaml(instead), isOfOwnPages(reason, instead));
  return atValue(error, 'unsafe-link', { value, why, instead }, extras);
}

/** Whether a link is mended to a page of the site: then that of the state may be meant, which has its prefix. */
export function isOfOwnPages(reason: LinkReason, instead: string | undefined): boolean {
  return reason === 'relative' && instead?.startsWith('/') === true;
}
