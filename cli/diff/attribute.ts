import type { SourceFile } from '../diagnostics/span.ts';
import { isContentField } from '../schema/content-fields.ts';
import { segmentsOf, valueAt } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { nodeAt } from '../schema/schema-node.ts';
import type { Provenance, ResolvedSite } from '../resolve/resolved.ts';
import type { Cause } from './causes.ts';
import type { Occurrence, Spot } from './change.ts';
import { isFileRemade } from './change.ts';
import type { ShownSite } from './shown-site.ts';
import { pageId } from './shown-site.ts';
import type { Side } from './side.ts';

/** A version: what is written, and what visitors get of it. */
interface Version {
  readonly side: Side;
  readonly shown: ShownSite;
}

/** Finds the causes of a change. */
export type Attribute = (occurrence: Occurrence) => readonly Cause[];

/**
 * The causes of a change are those at the places where its words are written, in either version. What is written nowhere is
 * caused by what names it, else by all that its region takes and that chooses rather than says.
 */
export function createAttribution(
  causes: readonly Cause[],
  old: Version,
  next: Version,
): Attribute {
  if (causes.length < 2) return () => causes;
  return (occurrence) => {
    const candidates = candidatesOf(occurrence.spot, causes, old.side.resolved, next.side.resolved);
    const traced = tracedCauses(occurrence, causes, old, next);
    if (traced.length > 0) return isFileRemade(occurrence) ? traced.slice(0, 1) : traced;
    const named = candidates.filter((cause) => states(cause, occurrence, old.side, next.side));
    if (named.length > 0) return named;
    const chosen = choicesFor(occurrence, candidates);
    return chosen.length > 0 ? chosen : candidates;
  };
}

function tracedCauses(
  { spot, before, after }: Occurrence,
  causes: readonly Cause[],
  old: Version,
  next: Version,
): readonly Cause[] {
  const isAt = (version: 'old' | 'new', sources: readonly Provenance[]) => {
    const { library } = (version === 'old' ? old : next).side.written;
    const places = sources.flatMap((source) => placesOf(source, library.document.file));
    return ({ source }: Cause): boolean => {
      const cause = source.kind === 'asset' ? undefined : source.difference[version];
      if (cause === undefined || source.kind === 'asset') return false;
      return places.some(
        ({ file, pointer }) =>
          file === source.kind && (pointer === cause || pointer.startsWith(`${cause}/`)),
      );
    };
  };
  const isOld = isAt('old', sourcesOf(before, spot, old.shown));
  const isNew = isAt('new', sourcesOf(after, spot, next.shown));
  return causes.filter((cause) => isOld(cause) || isNew(cause));
}

/** Where a value is typed, and the links that lead there. */
function placesOf({ pointer, span, via }: Provenance, library: SourceFile) {
  const file: FileKind = span.file === library ? 'library' : 'regions';
  const links = via.flatMap(({ kind, from }) =>
    kind === 'default' ? [] : [{ file, pointer: `/regions/${from}/${kind}` }],
  );
  return [{ file, pointer }, ...links];
}

function sourcesOf(
  value: string | undefined,
  spot: Spot,
  { pages, documents, sources, drawnFrom }: ShownSite,
): readonly Provenance[] {
  if (value === undefined) return [];
  const page = pages.get(pageId(spot));
  if (page === undefined) {
    const pieces = documents().get(pageId(spot))?.pieces ?? [];
    const indices = [...pieces.keys()].filter((index) => pieces[index]?.value === value);
    return indices.flatMap((index) => sources().ofDrawing(spot.region, spot.url.slice(1), index));
  }
  if (drawnFrom(value) !== undefined) return sources().ofDrawing(spot.region, value);
  return sources().ofPage(page, value);
}

/** Characters below which a value is likely to stand in other texts by chance. */
const minLength = 4;

/** Whether what a cause states, or the file that it is, stands in both versions of what changed. */
function states(
  { source, field }: Cause,
  { before = '', after = '' }: Occurrence,
  old: Side,
  next: Side,
): boolean {
  if (source.kind === 'asset') return before === field || after === field;
  const { kind, difference } = source;
  const printed = (side: Side, pointer: string | undefined): string | undefined => {
    const value = pointer === undefined ? '' : valueAt(side.written[kind].value, pointer);
    return typeof value === 'object' ? undefined : String(value);
  };
  const [from, to] = [printed(old, difference.old), printed(next, difference.new)];
  if (from === undefined || to === undefined) return false;
  if (from === before && to === after) return true;
  const isLong = Math.max(from.length, to.length) >= minLength;
  return isLong && before.includes(from) && after.includes(to);
}

/** A region that is new or gone brings what its pages say; what comes or goes brings addresses. */
function choicesFor(
  { kind, spot, before, after }: Occurrence,
  candidates: readonly Cause[],
): readonly Cause[] {
  const isWhole = before === undefined || after === undefined;
  const entries = candidates.filter((cause) => {
    const owner = ownerOf(cause);
    return isWhole && owner?.region === spot.region && owner.field === '';
  });
  if (entries.length > 0) return entries;
  const choices = candidates.filter(isChoice);
  const isAddress = kind === 'page' || kind === 'redirect';
  const lists = choices.filter(({ action }) => isAddress && action !== 'changed');
  return lists.length > 0 ? lists : choices;
}

/** Whether a cause chooses what is shown: a yes or no, a name, a link, an item of a list. */
export function isChoice({ source, action }: Cause): boolean {
  if (source.kind === 'asset' || action !== 'changed') return true;
  const { kind, difference } = source;
  const { format = '', enum: choices, names, type } = nodeAt(kind, difference.new ?? '') ?? {};
  const isFigure = type === 'number' || type === 'integer';
  const isName = choices !== undefined || names !== undefined;
  return isName || !(isFigure || ['text', 'prose', 'email', 'phone'].includes(format));
}

function candidatesOf(
  { region }: Spot,
  causes: readonly Cause[],
  old: ResolvedSite,
  next: ResolvedSite,
): readonly Cause[] {
  const chain = new Set([...chainOf(region, old), ...chainOf(region, next)]);
  return causes.filter((cause) => {
    const owner = ownerOf(cause);
    return owner === undefined || chain.has(owner.region) || !isContentField(owner.field);
  });
}

/** The region that a cause is written in, and the field of it; its whole entry has none. */
export function ownerOf({
  source,
}: Cause): { readonly region: string; readonly field: string } | undefined {
  if (source.kind !== 'regions') return undefined;
  const { difference } = source;
  const [group, region, field = ''] = segmentsOf(difference.new ?? difference.old ?? '');
  return group === 'regions' && region !== undefined ? { region, field } : undefined;
}

/** A region and those whose content it shows. */
export function chainOf(key: string, { regions }: ResolvedSite): readonly string[] {
  const links = new Map(regions.map(({ key: from, link }) => [from, link?.to]));
  const chain = [key];
  for (let to = links.get(key); to !== undefined && !chain.includes(to); to = links.get(to)) {
    chain.push(to);
  }
  return chain;
}
