import escapeStringRegexp from 'escape-string-regexp';
import type { RegionConfig } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { withoutFields } from '../resolve/layers.ts';
import { nameTokenAfter } from '../resolve/region-names.ts';
import type { Attribution } from './attribute.ts';
import type { Cause } from './causes.ts';
import type { Change, Occurrence } from './change.ts';
import { byImportance, pageId } from './change.ts';

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
  const owned = new Map<string, string>();
  const likeKey = ({ resource: { page, region } }: Occurrence): string => {
    const own = owned.get(region) ?? idsOf(ownCauses(region));
    owned.set(region, own);
    return `${page}\n${own}`;
  };
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

/** The groups in the order of their first members. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOfItem: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Makes one of neighbours that touch, from the first on. */
export function joinTouching<T>(
  items: readonly T[],
  touches: (last: T, next: T) => boolean,
  join: (last: T, next: T) => T,
): readonly T[] {
  const joined: T[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && touches(last, item)) joined.splice(-1, 1, join(last, item));
    else joined.push(item);
  }
  return joined;
}

/** Puts tokens where a text of a region names it, so that the same words are the same in all regions. */
type Generalise = (text: string, region: string) => string;

/** The pages of a region have many texts in common, each of which is read once. */
export function createGeneralise({ generic, regions }: SiteManifest): Generalise {
  const patterns = new Map([generic, ...regions].map((region) => [region.key, patternsOf(region)]));
  const known = new Map<string, string>();
  return (text, region) => {
    const key = `${region}\n${text}`;
    const general = known.get(key) ?? replaceAll(text, patterns.get(region) ?? []);
    known.set(key, general);
    return general;
  };
}

function replaceAll(text: string, patterns: readonly Pattern[]): string {
  return patterns.reduce((general, [pattern, token]) => general.replace(pattern, token), text);
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
