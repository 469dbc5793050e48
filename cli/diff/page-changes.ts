import { diffArrays } from 'diff';
import { pairAlike } from './pair-items.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './pieces.ts';
import { similarity } from './similarity.ts';

/** A piece that is another one than before; one that is new or gone lacks a side. */
export interface PieceChange extends Pick<Piece, 'kind' | 'role' | 'label'> {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between two versions of a page. Never empty where their markup differs. */
export function comparePages(old: string, next: string): readonly PieceChange[] {
  if (old === next) return [];
  const [oldPart, newPart] = cutToDifference(old, next);
  const [before, after] = [readPieces(oldPart), readPieces(newPart)];
  const told = comparePieces(before.filter(isTold), after.filter(isTold));
  if (told.length > 0) return withoutEchoes(told);
  const looks = comparePieces(before, after);
  return looks.length > 0 ? looks : [{ ...otherMarkup, before: undefined, after: undefined }];
}

/** Of looks those that people choose; others only follow from what is told. */
function isTold({ kind, role }: Piece): boolean {
  return kind !== 'look' || role === 'html data-accent';
}

const otherMarkup = { kind: 'look', role: 'markup' } as const;

/** Scripts are handed what stands on the page as well. */
function withoutEchoes(changes: readonly PieceChange[]): readonly PieceChange[] {
  const key = ({ before, after }: PieceChange) => JSON.stringify([before, after]);
  const seen = new Set(changes.filter(({ kind }) => kind !== 'setting').map(key));
  return changes.filter((change) => change.kind !== 'setting' || !seen.has(key(change)));
}

/**
 * The parts of two pages that hold all of their differences, each from the beginning of a block to the end of one: to read
 * all of both would take several times as long.
 */
function cutToDifference(old: string, next: string): readonly [string, string] {
  const [a, b] = [old.split('<'), next.split('<')];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  while (start > 1 && !startsBlock.test(a[start - 1] ?? '')) start -= 1;
  while (end > 0 && !endsBlock.test(a.at(-end) ?? '')) end -= 1;
  const cut = (tags: readonly string[]) =>
    tags
      .slice(Math.max(start - 1, 1), tags.length - Math.max(end - 1, 0))
      .map((tag) => `<${tag}`)
      .join('');
  return [cut(a), cut(b)];
}

const blocks =
  'head|body|main|header|footer|nav|section|article|aside|div|ul|ol|li|p|h[1-6]|table|tr|form|title|svg';
const startsBlock = new RegExp(`^(?:${blocks}|meta|link)\\b`);
const endsBlock = new RegExp(`^/(?:${blocks})\\b`);

/** What differs between pieces in their order. */
export function comparePieces(
  old: readonly Piece[],
  next: readonly Piece[],
): readonly PieceChange[] {
  const runs = diffArrays([...old], [...next], { comparator: isEqual });
  const changes: PieceChange[] = [];
  let gap: Gap = { old: [], next: [] };
  for (const { value, added, removed } of runs) {
    if (removed) gap = { ...gap, old: [...gap.old, ...value] };
    else if (added) gap = { ...gap, next: [...gap.next, ...value] };
    else {
      changes.push(...changesInGap(gap));
      gap = { old: [], next: [] };
    }
  }
  return [...changes, ...changesInGap(gap)];
}

function isEqual(a: Piece, b: Piece): boolean {
  return a.kind === b.kind && a.role === b.role && a.value === b.value;
}

/** What stands between the same pieces in both versions. */
interface Gap {
  readonly old: readonly Piece[];
  readonly next: readonly Piece[];
}

/** Pieces of one sort are each other's versions. */
function changesInGap({ old, next }: Gap): readonly PieceChange[] {
  const sorts = [...new Set([...old, ...next].map(sortOf))];
  return sorts.flatMap((sort) => {
    const isOfSort = (piece: Piece) => sortOf(piece) === sort;
    return changesOfSort({ old: old.filter(isOfSort), next: next.filter(isOfSort) });
  });
}

function changesOfSort({ old, next }: Gap): readonly PieceChange[] {
  const alike = (a: number, b: number) => similarity(old[a]?.value ?? '', next[b]?.value ?? '');
  return pairAlike([...old.keys()], [...next.keys()], alike).flatMap(([from, to]) => {
    const before = from === undefined ? undefined : old[from];
    const after = to === undefined ? undefined : next[to];
    const piece = after ?? before;
    return piece === undefined ? [] : [changeOf(piece, before, after)];
  });
}

function sortOf({ kind, role }: Piece): string {
  return kind === 'text' ? kind : `${kind} ${role}`;
}

function changeOf(
  { kind, role, label }: Piece,
  before: Piece | undefined,
  after: Piece | undefined,
): PieceChange {
  const values = { before: before?.value, after: after?.value };
  return { kind, role, ...values, ...(label !== undefined && { label }) };
}
