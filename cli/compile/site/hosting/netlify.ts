import type { RegionRule, RuleRegion, ScopedRule } from '../../manifest/table.ts';
import { listRegionRules } from '../../manifest/table.ts';
import type { OutputEntry } from '../output-file.ts';
import type { HostedRoot } from './host.ts';
import { headersFile, isOpen, redirectsFile, rewritesTo, rulesBehind } from './rules.ts';
import type { RuleShape } from './rules.ts';
import { normaliseAlias } from '../../resolve/names.ts';

/**
 * What Netlify reads from a web root. It looks for a file first and then follows the first rule
 * that matches, once; so open rewrites are written out page by page. It compares letters as they
 * are: other names of states are listed in the variants that people use. Any single segment passes
 * for a campaign id. A rule that takes in its own target is dropped, so one for all paths asks for
 * a first segment.
 */
export async function netlifyFiles(root: HostedRoot): Promise<readonly OutputEntry[]> {
  return [
    redirectsFile(listRegionRules(root.rules).flatMap((rule) => linesFor(rule, root))),
    headersFile(root.headers),
  ];
}

function linesFor({ rule, region }: RegionRule, root: HostedRoot): readonly RuleShape[] {
  if (rule.scope === 'name') return nameLines(rule, region, root);
  if (rule.type === 'redirect' && rule.pattern === '/*') return [{ ...rule, pattern: '/:any/*' }];
  return writtenOut(rule, region, root).map((line) => ({
    ...line,
    pattern: region.prefix + line.pattern,
    to: region.prefix + line.to,
  }));
}

/** A rule without an open target, relative to the prefix. */
function writtenOut(
  rule: ScopedRule,
  { key, prefix }: RuleRegion,
  { pages, rules }: HostedRoot,
): readonly RuleShape[] {
  if (!isOpen(rule)) return [rule];
  const own = rules.filter(
    ({ scope, regions }) => scope === rule.scope && regions.some((each) => each.key === key),
  );
  return [...rewritesTo(rule, pages, prefix), ...rulesBehind(rule, own)];
}

/**
 * Netlify copies the request path into a redirect unchanged. In front of the root that would be the
 * address of another host where it begins with a slash, so redirects to the root are written out
 * page by page.
 */
function nameLines(rule: ScopedRule, region: RuleRegion, root: HostedRoot): readonly RuleShape[] {
  const variants = aliasVariants(region);
  const { prefix } = region;
  if (prefix !== '') {
    const to = prefix + rule.to;
    return variants.map((name) => ({ ...rule, pattern: `/${name}${rule.pattern}`, to }));
  }
  const pages = root.pages.map(({ url }) => ({ ...rule, pattern: url, to: url }));
  const rewrites = root.rules
    .filter(({ scope, status }) => scope === 'root' && status === 200)
    .flatMap((rewrite) => writtenOut(rewrite, region, root))
    .filter(({ status }) => status === 200);
  return variants.flatMap((name) =>
    [...pages, ...rewrites].map((line) => ({ ...line, pattern: `/${name}${line.pattern}` })),
  );
}

/**
 * How people write the names of a region in an address, for hosts that compare letter by letter:
 * joined or apart, in lower case, with capital letters, or in capital letters. The region's prefix
 * itself is left out.
 */
function aliasVariants(region: RuleRegion): readonly string[] {
  const variants = region.names.flatMap((name) => variantsOf(nameWords(name, region)));
  return variants.filter((variant) => `/${variant}` !== region.prefix);
}

/** The words of a name are known where it is the region's key; any other name is one word. */
function nameWords(name: string, { key }: RuleRegion): readonly string[] {
  return normaliseAlias(key) === name ? key.split('_') : [name];
}

function variantsOf(words: readonly string[]): readonly string[] {
  const joints = words.length === 1 ? [''] : ['_', '-', '', '%20'];
  const capitalised = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const cases = [words, capitalised, words.map((word) => word.toUpperCase())];
  const variants = cases.flatMap((cased) => joints.map((joint) => cased.join(joint)));
  return [...new Set(variants)];
}
