import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { AssetFolder } from '../source/assets.ts';
import type { AssetUses } from './asset-uses.ts';
import { findAssetUses } from './asset-uses.ts';
import { resolveEditions } from './editions.ts';
import type { Inheritance } from './layers.ts';
import { withoutFields } from './layers.ts';
import { readLinks, usableLinks } from './links.ts';
import { madeBrochures } from './made-brochures.ts';
import { dayOf } from './moment.ts';
import type { ResolvedSite, ResolvedValues } from './resolved.ts';
import { filledTexts } from './rules/filled-texts.ts';
import type { RuleSubject } from './rules/rule.ts';
import { inheritanceRules, lastRules, linkRules, writtenRules } from './rules/rules.ts';
import { expandTexts, libraryTokens, siteTokens } from './tokens/expand.ts';
import { createValueFinder } from './value-finder.ts';
import type { Written } from './written.ts';
export { findRegion } from './names.ts';
export type { Written } from './written.ts';

export type * from './resolved.ts';

/**
 * Makes every edition of what is written: content inherited (docs/product.md R3-R6), identities derived (R2), tokens
 * replaced (R9).
 *
 * @param at The instant that it is made for, such as `2027-01-21T23:30:00Z`. Dates are compared with its day in UTC.
 */
export function resolveSite(
  written: Written,
  folder: AssetFolder,
  at: string,
): Result<ResolvedSite> {
  const links = readLinks(written);
  const uses = findAssetUses(written);
  const madeAssets = madeBrochures(written, folder.paths);
  const assets = new Set([...folder.paths, ...madeAssets]);
  const problemOf: AssetFolder['problemOf'] = (path) =>
    madeAssets.has(path) ? undefined : folder.problemOf(path);
  const hasTitle: AssetFolder['hasTitle'] = (path) => madeAssets.has(path) || folder.hasTitle(path);
  const assetsOf = { assets, madeAssets, problemOf, hasTitle };
  const subject: RuleSubject = { written, ...assetsOf, links, uses, today: dayOf(at) };
  const broken = linkRules.flatMap((rule) => [...rule(subject)]);
  const found: Diagnostic[] = [...broken, ...writtenRules.flatMap((rule) => [...rule(subject)])];
  if (hasErrors(broken)) return [undefined, found];
  const inheritance: Inheritance = { written, links: usableLinks(links) };
  found.push(...inheritanceRules.flatMap((rule) => [...rule(inheritance, madeAssets)]));
  if (hasErrors(found)) return [undefined, found];
  const editions = resolveEditions(inheritance, { madeAssets, at });
  found.push(...filledTexts(written, [...editions.regions, editions.generic]));
  if (hasErrors(found)) return [undefined, found];
  found.push(...lastRules.flatMap((rule) => [...rule(subject)]));
  const values = joinValues(inheritance, { ...editions, madeAssets });
  return [{ ...values, ...namedAssets(uses, assets), at }, found];
}

/** The same of what has been found sound before, without looking for problems. `files` are the paths of the files below `assets`. */
export function resolveSound(
  written: Written,
  files: ReadonlySet<string>,
  at: string,
): ResolvedSite {
  const inheritance = { written, links: usableLinks(readLinks(written)) };
  const madeAssets = madeBrochures(written, files);
  const editions = resolveEditions(inheritance, { madeAssets, at });
  const assets = new Set([...files, ...madeAssets]);
  const values = joinValues(inheritance, { ...editions, madeAssets });
  return { ...values, ...namedAssets(findAssetUses(written), assets), at };
}

/** Of the icons that stand for the site some may be missing. */
function namedAssets(
  { paths, pictures }: AssetUses,
  assets: ReadonlySet<string>,
): Pick<ResolvedSite, 'usedAssets' | 'shownPictures'> {
  return {
    usedAssets: new Set([...paths].filter((path) => assets.has(path))),
    shownPictures: pictures,
  };
}

/** The values of the editions together with those that belong to no region, and where all of them come from. */
function joinValues(
  inheritance: Inheritance,
  editions: Pick<ResolvedSite, 'generic' | 'regions' | 'madeAssets'>,
): ResolvedValues {
  const { written } = inheritance;
  const shared = resolveShared(written);
  const regions = [editions.generic, ...editions.regions];
  const findValue = createValueFinder(inheritance, { ...shared, regions });
  return { ...editions, ...shared, written, findValue };
}

/** What belongs to no region; of tokens it knows the figures of its file alone. */
function resolveShared({
  regions,
  library,
}: Written): Pick<ResolvedSite, 'site' | 'demands' | 'library'> {
  const { budgets, audiences, ...site } = regions.value.site;
  return {
    site: expandTexts(
      withoutFields(site, ['generic', 'deployment', 'moved', 'gone', 'acknowledge']),
      siteTokens(regions.value.site),
    ),
    demands: { ...(budgets && { budgets }), ...(audiences && { audiences }) },
    library: expandTexts(
      withoutFields(library.value, ['version', 'moved', 'gone', 'acknowledge']),
      libraryTokens(library.value),
    ),
  };
}
