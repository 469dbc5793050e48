import escapeStringRegexp from 'escape-string-regexp';
import type { RegionConfig } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { withoutFields } from '../resolve/layers.ts';
import { onceEach } from '../resolve/once.ts';
import { nameTokenAfter } from '../resolve/region-names.ts';
import type { Attribution } from './attribute.ts';
import type { Cause } from './causes.ts';
import type { Change, Occurrence } from './change.ts';
import { byImportance, pageId } from './change.ts';
import { groupBy } from '../resolve/group-by.ts';

/** Equal changes of the same causes. */
interface Group {
  readonly found: readonly Occurrence[];
  readonly causes: readonly Cause[];
}

/**
 * Reports equal changes of the same causes once, the most important first.
 *
 * @param generalise For the words of each version.
 */
export function groupChanges(
  occurrences: readonly Occurrence[],
  generalise: { readonly old: Generalise; readonly new: Generalise },
  { causesOf, ownCauses }: Attribution,
): readonly Change[] {
  const generalKey = ({ kind, before, after, leadsTo, resource: { region } }: Occurrence): string =>
    JSON.stringify([
      kind,
      before === undefined ? null : generalise.old(before, region),
      after === undefined ? null : generalise.new(after, region),
      typeof leadsTo === 'string' ? generalise.new(leadsTo, region) : '',
    ]);
  // Equal changes have the same causes on pages of one kind in regions that differ in no cause of their own.
  const ownIds = onceEach((region: string) => idsOf(ownCauses(region)));
  const likeKey = ({ resource: { page, region } }: Occurrence): string =>
    `${page}\n${ownIds(region)}`;
  const groups = [...groupBy(occurrences, generalKey).values()].flatMap((equal) => {
    const caused = [...groupBy(equal, likeKey).values()].map((found): Group => ({
      found,
      causes: found[0] === undefined ? [] : causesOf(found[0]),
    }));
    return [...groupBy(caused, ({ causes }) => idsOf(causes)).values()];
  });
  return groups.flatMap(toChange).toSorted(byImportance);
}

/** What identifies causes among those of a comparison. */
export function idsOf(causes: readonly Cause[]): string {
  return causes.map(({ id }) => id).join('\n');
}

function toChange(groups: readonly Group[]): readonly Change[] {
  const found = groups.flatMap((group) => group.found);
  const [first] = found;
  if (first === undefined) return [];
  const { before, after } = first;
  const change = {
    ...withoutFields(first, ['role', 'resource']),
    causes: groups[0]?.causes ?? [],
    roles: [...new Set(found.map(({ role }) => role))],
    isExample: found.some((other) => other.before !== before || other.after !== after),
    resources: [...new Map(found.map(({ resource }) => [pageId(resource), resource])).values()],
  };
  return [change];
}

/** Puts tokens where a text of a region names it, so that the same words are the same in all regions. */
type Generalise = (text: string, region: string) => string;

/** The pages of a region have many texts in common, each of which is read once. */
export function createGeneralise({ generic, regions }: SiteManifest): Generalise {
  const patterns = new Map([generic, ...regions].map((region) => [region.key, patternsOf(region)]));
  const generaliseIn = onceEach((region: string) => {
    const own = patterns.get(region) ?? [];
    return onceEach((text: string) =>
      own.reduce((general, [pattern, token]) => general.replace(pattern, token), text),
    );
  });
  return (text, region) => generaliseIn(region)(text);
}

type Pattern = readonly [RegExp, Replacement];

/** What stands for what was found at an offset of a text. */
type Replacement = (found: string, offset: number, text: string) => string;

function patternsOf(region: RegionConfig): readonly Pattern[] {
  const { code, pathPrefix, siteId } = region;
  const own: readonly Pattern[] = [
    ...namePatterns(region),
    [asWord(code, 'gu'), () => '{{regionCode}}'],
    [new RegExp(`^${escapeStringRegexp(siteId)}$`, 'u'), () => '{{siteId}}'],
  ];
  const prefix = () => '{{pathPrefix}}';
  if (pathPrefix === '') return [...own, [/^(?=\/)/, prefix]];
  return [...own, [new RegExp(`${escapeStringRegexp(pathPrefix)}(?=/|$)`, 'gu'), prefix]];
}

/** The token of a name with an article is told by it, that of all others by where it stands. */
function namePatterns({ name, nameInText }: RegionConfig): readonly Pattern[] {
  const alone = asWord(name, 'giu');
  if (name === nameInText)
    return [[alone, (_, offset, text) => nameTokenAfter(text.slice(0, offset))]];
  return [
    [asWord(nameInText, 'giu'), () => '{{regionInText}}'],
    [alone, () => '{{regionName}}'],
  ];
}

function asWord(text: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapeStringRegexp(text)}(?![\\p{L}\\p{N}])`, flags);
}
