import { isContentField } from '../../compile/schema/content-fields.ts';
import { segmentsOf, valueAt } from '../../compile/schema/pointer.ts';
import { onceEach } from '../../compile/values/once.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import type { Cause } from './causes.ts';
import { isChoice, ownerOf } from './causes.ts';
import type { Occurrence, Resource } from './change.ts';
import { isFileRemade } from './change.ts';
import type { ShownSite } from './shown-site.ts';
import type { Side } from './open-versions.ts';

export type Attribution = ReturnType<typeof createAttribution>;

/**
 * The causes of a change are those at the places where its words are written, in either version.
 * What is written nowhere is caused by what names it, else by all that its region takes and that
 * chooses rather than says.
 */
export function createAttribution(all: readonly Cause[], old: ShownSite, next: ShownSite) {
  const causes = all.filter(({ field }) => !/(?:^|\.)acknowledge(?:\.|$)/.test(field));
  const chainOf = onceEach((region: string): ReadonlySet<string> => {
    return new Set([old, next].flatMap(({ side }) => linkedFrom(region, side.resolved)));
  });
  const takenBy = ({ region }: Resource): readonly Cause[] =>
    causes.filter((cause) => {
      const owner = ownerOf(cause);
      const isOwn = owner === undefined || chainOf(region).has(owner.region);
      return isOwn || !isContentField(owner.field);
    });
  return {
    causesOf(occurrence: Occurrence): readonly Cause[] {
      if (causes.length < 2) return causes;
      const traced = tracedCauses(occurrence, causes, old, next);
      if (traced.length > 0) return isFileRemade(occurrence) ? traced.slice(0, 1) : traced;
      const time = causes.filter((cause) => isOfTime(cause, occurrence));
      if (time.length > 0) return time;
      const { region } = occurrence.resource;
      const written = takenBy(occurrence.resource);
      const taken = written.filter((cause) => cause.kind !== 'time' || cause.regions.has(region));
      const named = taken.filter((cause) => states(cause, occurrence, old.side, next.side));
      return [named, ...choicesFor(occurrence, taken)].find((some) => some.length > 0) ?? written;
    },
    /** The field of a region that says what changed, in either version, where it is typed. */
    fieldOf(occurrence: Occurrence): string | undefined {
      if (isFileRemade(occurrence)) return undefined;
      const { resource, before, after } = occurrence;
      const typedIn = (site: ShownSite, value: string | undefined) =>
        value === undefined ? [] : site.sourcesOf(resource, value);
      const typed = [...typedIn(next, after), ...typedIn(old, before)];
      const fields = typed.map(({ pointer }) => segmentsOf(pointer.replace(/^\/regions/, ''))[1]);
      return fields.findLast((field) => field !== undefined && isContentField(field));
    },
    /** The causes in a region's own content, which other regions do not have. */
    ownCauses: (region: string) =>
      causes.filter((cause) => chainOf(region).has(ownerOf(cause)?.region ?? '')),
  };
}

/** Whether nothing but the year is another, or a file was made anew that says the year. */
function isOfTime(cause: Cause, { before = '', after }: Occurrence): boolean {
  if (cause.kind !== 'time') return false;
  const [year = '', next = ''] = [cause.old, cause.new].map((instant) => instant.slice(0, 4));
  return year !== next && before.replaceAll(year, next) === after;
}

/** A region and those whose content it shows. */
function linkedFrom(key: string, site: ResolvedSite): readonly string[] {
  const to = site.regions.find((region) => region.key === key)?.link?.to;
  return to === undefined ? [key] : [key, ...linkedFrom(to, site)];
}

function tracedCauses(
  { resource, before, after }: Occurrence,
  causes: readonly Cause[],
  old: ShownSite,
  next: ShownSite,
): readonly Cause[] {
  const [from, to] = [placesOf(before, resource, old), placesOf(after, resource, next)];
  const isAmong = (places: readonly string[], kind: string, pointer: string | undefined): boolean =>
    pointer !== undefined && places.some((place) => place.startsWith(`${kind} ${pointer}/`));
  return causes.filter(
    (cause) => isAmong(from, cause.kind, cause.old) || isAmong(to, cause.kind, cause.new),
  );
}

/** Where a value is typed, and the links that lead there: `regions /site/name/`. */
function placesOf(
  value: string | undefined,
  resource: Resource,
  { side, sourcesOf }: ShownSite,
): readonly string[] {
  if (value === undefined) return [];
  const library = side.resolved.written.library?.document.file;
  return sourcesOf(resource, value).flatMap(({ pointer, span, via }) => {
    const links = via.filter(({ kind }) => kind !== 'default');
    const pointers = [pointer, ...links.map(({ kind, from }) => `/regions/${from}/${kind}`)];
    return pointers.map((each) => `${span.file === library ? 'library' : 'regions'} ${each}/`);
  });
}

/** Characters below which a value is likely to stand in other texts by chance. */
const minLength = 4;

/** Whether what a cause states, or the file that it is, stands in both versions of what changed. */
function states(
  { kind, field, old: oldPointer, new: newPointer }: Cause,
  { before = '', after = '' }: Occurrence,
  old: Side,
  next: Side,
): boolean {
  if (kind === 'time') return false;
  if (kind === 'asset') return before === field || after === field;
  const printed = (side: Side, pointer: string | undefined): string | undefined => {
    const value = pointer === undefined ? '' : valueAt(side.resolved.written[kind]?.value, pointer);
    return typeof value === 'object' ? undefined : String(value);
  };
  const [from, to] = [printed(old, oldPointer), printed(next, newPointer)];
  if (from === undefined || to === undefined) return false;
  if (from === before && to === after) return true;
  const isLong = Math.max(from.length, to.length) >= minLength;
  return isLong && before.includes(from) && after.includes(to);
}

/** From the likeliest: a whole region, then what comes and goes, then what chooses. */
function choicesFor(
  { kind, resource, before, after }: Occurrence,
  taken: readonly Cause[],
): readonly (readonly Cause[])[] {
  const isWhole = before === undefined || after === undefined;
  const entries = taken.filter((cause) => {
    const owner = ownerOf(cause);
    return isWhole && owner?.region === resource.region && owner.field === '';
  });
  const choices = taken.filter(isChoice);
  const isAddress = ['page', 'redirect', 'recording'].includes(kind);
  const lists = choices.filter(({ action }) => isAddress && action !== 'changed');
  return [entries, lists, choices];
}
