import { diffArrays } from 'diff';
import type { PagePart } from './page-parts.ts';
import { cutToDifferences } from './page-parts.ts';
import { pairAlike } from './pair-items.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './pieces.ts';
import { similarity } from './similarity.ts';

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
