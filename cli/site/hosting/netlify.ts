import type { RuleRow } from '../../manifest/table.ts';
import type { OutputEntry } from '../output-file.ts';
import type { WebRoot } from './host.ts';
import { headersFile, redirectsFile } from './rule-files.ts';
import type { RuleShape } from './rules.ts';
import { isNameRule, isOpen, rewritesTo, rulesBehind } from './rules.ts';
import { spellingsOf } from './spellings.ts';

/**
 * What Netlify reads from a web root. It looks for a file first and then follows the first rule that matches, once; so
 * open rewrites are written out page by page. It compares letters as they are: other names of states are listed in the
 * spellings that people use. Any single segment passes for a campaign id. A rule that takes in its own target is
 * dropped, so one for all paths asks for a first segment.
 */
export function netlifyFiles(root: WebRoot): readonly OutputEntry[] {
  return [
    redirectsFile(root.rules.flatMap((rule) => linesFor(rule, root))),
    headersFile(root.headers),
  ];
}

function linesFor(rule: RuleRow, { pages, rules }: WebRoot): readonly RuleShape[] {
  if (isNameRule(rule)) {
    const { usual, rare } = spellingsOf(rule);
    return [...usual, ...rare].map((text) => ({ ...rule, pattern: `/${text}/*` }));
  }
  if (rule.type === 'redirect' && rule.pattern === '/*') return [{ ...rule, pattern: '/:any/*' }];
  if (rule.type !== 'rewrite' || !isOpen(rule)) return [rule];
  return [...rewritesTo(rule, pages), ...rulesBehind(rule, rules)];
}
