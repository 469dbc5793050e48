import escapeStringRegexp from 'escape-string-regexp';
import type { RegionConfig } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';
import { withoutFields } from '../../compile/values/without-fields.ts';
import { onceEach } from '../../compile/values/once.ts';
import { nameTokenAfter } from '../../compile/resolve/region-names.ts';
import type { Attribution } from './attribute.ts';
import type { Cause } from './causes.ts';
import { isLink } from './causes.ts';
import type { Change, Occurrence } from './change.ts';
import { byImportance, eachOnce } from './change.ts';
import { groupBy } from '../../compile/values/group-by.ts';

/** Reports equal changes of the same causes once, the most important first. */
export function groupChanges(
  occurrences: readonly Occurrence[],
  old: SiteManifest,
  next: SiteManifest,
  { causesOf, fieldOf, ownCauses }: Attribution,
): readonly Change[] {
  const [inOld, inNext] = [createGeneralise(old), createGeneralise(next)];
  const generalKey = ({ kind, before, after, leadsTo, resource: { region } }: Occurrence): string =>
    JSON.stringify([
      kind,
      before === undefined ? null : inOld(before, region),
      after === undefined ? null : inNext(after, region),
      typeof leadsTo === 'string' ? inNext(leadsTo, region) : '',
    ]);
  // Equal changes have the same causes on pages of one kind in regions that differ in no cause of
  // their own.
  const ownIds = onceEach((region: string) => idsOf(ownCauses(region)));
  const likeKey = ({ resource: { page, region } }: Occurrence): string =>
    `${page}\n${ownIds(region)}`;
  const changes = [...groupBy(occurrences, generalKey).values()].flatMap((equal) => {
    const causes = onceEach(causesOf, likeKey);
    const alike = [...groupBy(equal, likeKey).values()].flat();
    const groups = groupBy(alike, (occurrence) => idsOf(causes(occurrence)));
    return [...groups.values()].map((found) => {
      const change = toChange(found, causes(found[0]));
      return change.causes.some(isLink) ? { ...change, field: fieldOf(found[0]) } : change;
    });
  });
  return changes.toSorted(byImportance);
}

/** What identifies causes among those of a comparison. */
export function idsOf(causes: readonly Cause[]): string {
  return causes.map(({ id }) => id).join('\n');
}

function toChange(found: readonly [Occurrence, ...Occurrence[]], causes: readonly Cause[]): Change {
  const [first] = found;
  const { before, after } = first;
  return {
    ...withoutFields(first, ['role', 'resource']),
    causes,
    roles: [...new Set(found.map(({ role }) => role))],
    isExample: found.some((other) => other.before !== before || other.after !== after),
    resources: eachOnce(found.map(({ resource }) => resource)),
  };
}

/** Puts tokens where a text names its region, so that all regions have the same words. */
function createGeneralise({ generic, regions }: SiteManifest) {
  const patterns = new Map([generic, ...regions].map((region) => [region.key, patternsOf(region)]));
  return (text: string, region: string): string => {
    const own = patterns.get(region) ?? [];
    return own.reduce((general, [pattern, token]) => general.replace(pattern, token), text);
  };
}

type Pattern = readonly [RegExp, (found: string, offset: number, text: string) => string];

function patternsOf(region: RegionConfig): readonly Pattern[] {
  const { code, pathPrefix, siteId } = region;
  const own = new RegExp(`${escapeStringRegexp(pathPrefix)}(?=/|$)`, 'gu');
  return [
    ...namePatterns(region),
    [asWord(code, 'gu'), () => '{{regionCode}}'],
    [new RegExp(`^${escapeStringRegexp(siteId)}$`, 'u'), () => '{{siteId}}'],
    [pathPrefix === '' ? /^(?=\/)/ : own, () => '{{pathPrefix}}'],
  ];
}

/** The token of a name with an article is known by it, that of all others by where it stands. */
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
