import type { Result } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { AssetFolder } from '../source/assets.ts';
import { findAssetUses } from './asset-uses.ts';
import { resolveEditions } from './editions.ts';
import { createInheritance, withoutFields } from './layers.ts';
import { readLinks, usableLinks } from './links.ts';
import { madeBrochures } from './made-brochures.ts';
import { dayOf } from './moment.ts';
import type { ResolvedSite } from './resolved.ts';
import type { Rule, RuleSubject } from './rules/rule.ts';
import { inheritanceRules, lastRules, linkRules, writtenRules } from './rules/rules.ts';
import { filledTexts } from './rules/filled-texts.ts';
import { expandTexts, libraryTokens, siteTokens } from './tokens/expand.ts';
import { createValueFinder } from './value-finder.ts';
import type { Written } from './written.ts';

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
  const inputs = gatherInputs(written, folder.paths, at);
  const { madeAssets } = inputs;
  const subject: RuleSubject = {
    ...inputs,
    problemOf: (path) => (madeAssets.has(path) ? undefined : folder.problemOf(path)),
    hasTitle: (path) => madeAssets.has(path) || folder.hasTitle(path),
    today: dayOf(at),
  };
  const ask = (rules: readonly Rule[]) => rules.flatMap((rule) => [...rule(subject)]);
  const broken = ask(linkRules);
  const found = [...broken, ...ask(writtenRules)];
  if (!hasErrors(broken)) found.push(...ask(inheritanceRules));
  if (hasErrors(found)) return [undefined, found];
  const site = makeSite(inputs);
  found.push(...filledTexts(written, [...site.regions, site.generic]));
  if (hasErrors(found)) return [undefined, found];
  return [site, [...found, ...ask(lastRules)]];
}

/** The same of what has been found sound before, without looking for problems. `files` are the paths of the files below `assets`. */
export function resolveSound(
  written: Written,
  files: ReadonlySet<string>,
  at: string,
): ResolvedSite {
  return makeSite(gatherInputs(written, files, at));
}

/** What both rules and editions are made from. */
function gatherInputs(written: Written, files: ReadonlySet<string>, at: string) {
  const writtenLinks = readLinks(written);
  const madeAssets = madeBrochures(written, files);
  return {
    ...createInheritance(written, usableLinks(writtenLinks)),
    writtenLinks,
    madeAssets,
    assets: new Set([...files, ...madeAssets]),
    uses: findAssetUses(written),
    at,
  };
}

/** The editions together with what belongs to no region, and where all of it comes from. */
function makeSite(inputs: ReturnType<typeof gatherInputs>): ResolvedSite {
  const { written, madeAssets, assets, uses, at } = inputs;
  const editions = resolveEditions(inputs);
  const shared = resolveShared(written);
  const regions = [editions.generic, ...editions.regions];
  return {
    ...editions,
    ...shared,
    ...{ written, madeAssets, at },
    findValue: createValueFinder(inputs, { ...shared, regions }),
    // Of the icons that stand for the site some may be missing.
    usedAssets: new Set([...uses.paths].filter((path) => assets.has(path))),
    shownPictures: uses.pictures,
  };
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
