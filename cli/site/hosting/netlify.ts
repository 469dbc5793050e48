import type { RuleRow } from '../../manifest/table.ts';
import type { OutputEntry } from '../output-file.ts';
import { aliasVariants } from './alias-variants.ts';
import type { WebRoot } from './host.ts';
import { headersFile, redirectsFile } from './rule-files.ts';
import type { RuleShape } from './rules.ts';
import { isNameRule, isOpen, rewritesTo, rulesBehind } from './rules.ts';

/**
 * What Netlify reads from a web root. It looks for a file first and then follows the first rule that matches, once; so
 * open rewrites are written out page by page. It compares letters as they are: other names of states are listed in the
 * variants that people use. Any single segment passes for a campaign id. A rule that takes in its own target is
 * dropped, so one for all paths asks for a first segment.
 */
export function netlifyFiles(root: WebRoot): readonly OutputEntry[] {
  return [
    redirectsFile(root.rules.flatMap((rule) => linesFor(rule, root))),
    headersFile(root.headers),
  ];
}

function linesFor(rule: RuleRow, root: WebRoot): readonly RuleShape[] {
  if (isNameRule(rule)) return nameLines(rule, root);
  if (rule.type === 'redirect' && rule.pattern === '/*') return [{ ...rule, pattern: '/:any/*' }];
  if (rule.type !== 'rewrite' || !isOpen(rule)) return [rule];
  return [...rewritesTo(rule, root.pages), ...rulesBehind(rule, root.rules)];
}

/**
 * Netlify puts what was asked for into a redirect as it stands. In front of the root that would be the address of
 * another host where it begins with a slash, so redirects to the root are written out page by page.
 */
function nameLines(rule: RuleRow, root: WebRoot): readonly RuleShape[] {
  const variants = aliasVariants(rule);
  if (rule.to !== '/*') return variants.map((name) => ({ ...rule, pattern: `/${name}/*` }));
  const pages = root.pages.map(({ url }) => ({ ...rule, pattern: url, to: url }));
  const rewrites = root.rules
    .filter(({ type }) => type === 'rewrite')
    .flatMap((rewrite) => linesFor(rewrite, root))
    .filter(({ status }) => status === 200);
  return variants.flatMap((name) =>
    [...pages, ...rewrites].map((line) => ({ ...line, pattern: `/${name}${line.pattern}` })),
  );
}
