import { sharedEnds } from '../reach/align.ts';
import { joinTouching } from './group.ts';
import { pairItems } from './pair-items.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './pieces.ts';

/** A piece that is another one than before; one that is new or gone lacks a side. */
export interface PieceChange extends Pick<Piece, 'kind' | 'role' | 'label'> {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Says what differs between two versions of a page. Never empty where their markup differs. */
export type ComparePages = (old: string, next: string) => readonly PieceChange[];

/** Parts that differ alike in several pages are compared once. */
export function createPageComparison(): ComparePages {
  const known = new Map<string, PartChanges>();
  const compareOnce = (part: PagePart): PartChanges => {
    const key = part.join('\n<>\n');
    const changes = known.get(key) ?? compareParts(part);
    known.set(key, changes);
    return changes;
  };
  return (old, next) => {
    if (old === next) return [];
    const parts = cutToDifferences(old, next).map(compareOnce);
    const reported = parts.flatMap((part) => part.reported);
    if (reported.length > 0) return withoutEchoes(reported);
    const looks = parts.flatMap((part) => part.looks());
    return looks.length > 0 ? looks : [{ ...otherMarkup, before: undefined, after: undefined }];
  };
}

interface PartChanges {
  readonly reported: readonly PieceChange[];
  /** What matters only where nothing is reported of a page. */
  readonly looks: () => readonly PieceChange[];
}

function compareParts([old, next]: PagePart): PartChanges {
  const [before, after] = [readPieces(old), readPieces(next)];
  return {
    reported: comparePieces(before.filter(isReported), after.filter(isReported)),
    looks: () => comparePieces(before, after),
  };
}

/** Of looks those that people choose; others only follow from what is reported. */
function isReported({ kind, role }: Piece): boolean {
  return kind !== 'look' || role === 'html data-accent';
}

const otherMarkup = { kind: 'look', role: 'markup' } as const;

/** Scripts are handed what stands on the page as well. */
function withoutEchoes(changes: readonly PieceChange[]): readonly PieceChange[] {
  const key = ({ before, after }: PieceChange) => JSON.stringify([before, after]);
  const seen = new Set(changes.filter(({ kind }) => kind !== 'setting').map(key));
  return changes.filter((change) => change.kind !== 'setting' || !seen.has(key(change)));
}

/** What differs between pieces in their order. */
export function comparePieces(
  old: readonly Piece[],
  next: readonly Piece[],
): readonly PieceChange[] {
  const [items, others] = [old.map(toItem), next.map(toItem)];
  return pairItems(items, others).flatMap(([from = -1, to = -1]) => {
    const [before, after] = [old[from], next[to]];
    const piece = after ?? before;
    if (piece === undefined || items[from]?.key === others[to]?.key) return [];
    const { kind, role, label } = piece;
    const values = { before: before?.value, after: after?.value };
    return [{ kind, role, ...values, ...(label !== undefined && { label }) }];
  });
}

/** A text stays one where it is a heading now. */
function toItem({ kind, role, value }: Piece) {
  const sort = kind === 'text' ? kind : `${kind} ${role}`;
  return { key: JSON.stringify([kind, role, value]), text: value, sort };
}

/** A part of two versions of a page. */
type PagePart = readonly [old: string, next: string];

/**
 * The parts of two pages that hold all of their differences, each from the beginning of a block to the end of one: to read
 * all of both would take several times as long.
 */
function cutToDifferences(old: string, next: string): readonly PagePart[] {
  const [a, b] = [old.split('<'), next.split('<')];
  const longer = b.length - a.length;
  const ranges = joinTouching(
    differingTags(a, b).map((range) => extendToBlocks(range, a)),
    (last, { start }) => start <= last.end,
    (last, { end }) => ({ start: last.start, end: Math.max(last.end, end) }),
  );
  return ranges.map(({ start, end }) => [cut(a, start, end), cut(b, start, end + longer)]);
}

/** Tags with the texts behind them, by their numbers in the old version; the end is exclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where as many tags stand in both, words are others; else anything between the first difference and the last may be. */
function differingTags(a: readonly string[], b: readonly string[]): readonly Range[] {
  if (a.length === b.length) {
    return a.flatMap((tag, index) => (tag === b[index] ? [] : [{ start: index, end: index + 1 }]));
  }
  const { start, end } = sharedEnds(a.length, b.length, (at) => a.at(at) === b.at(at));
  return [{ start, end: a.length - end }];
}

/** The tags next to a range are the same in both versions. */
function extendToBlocks(range: Range, tags: readonly string[]): Range {
  let { start, end } = range;
  while (start > 1 && !startsBlock.test(tags[start - 1] ?? '')) start -= 1;
  while (end < tags.length && !endsBlock.test(tags[end] ?? '')) end += 1;
  const isBehind = isSingle.test(tags[end] ?? '');
  return { start: Math.max(start - 1, 1), end: Math.min(isBehind ? end : end + 1, tags.length) };
}

const blocks =
  'head|body|main|header|footer|nav|section|article|aside|div|ul|ol|li|p|h[1-6]|table|tr|form|title|svg';
const startsBlock = new RegExp(`^(?:${blocks}|meta|link)\\b`);
const endsBlock = new RegExp(`^(?:/(?:${blocks})|meta|link)\\b`);
/** An element without content ends what stands before it. */
const isSingle = /^(?:meta|link)\b/;

function cut(tags: readonly string[], start: number, end: number): string {
  return tags
    .slice(start, end)
    .map((tag) => `<${tag}`)
    .join('');
}
