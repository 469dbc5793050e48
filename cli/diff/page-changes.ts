import { onceEach } from '../resolve/once.ts';
import { pairItems } from './pair-items.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './pieces.ts';
import { listSteps } from './steps.ts';

/** A piece that is another one than before; one that is new or gone lacks a side. */
export interface PieceChange extends Pick<Piece, 'kind' | 'role' | 'label'> {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Says what differs between two versions of a page. Never empty where their markup differs. */
export type ComparePages = (old: string, next: string) => readonly PieceChange[];

/** Parts that differ alike in several pages are compared once. */
export function createPageComparison(): ComparePages {
  const compareOnce = onceEach(compareParts, (part) => part.join('\n<>\n'));
  return (old, next) => {
    if (old === next) return [];
    const parts = cutToDifferences(old, next).map(compareOnce);
    const reported = parts.flatMap((part) => part.reported);
    if (reported.length > 0) return withoutEchoes(reported);
    const looks = parts.flatMap((part) => part.looks());
    return looks.length > 0 ? looks : [{ ...otherMarkup, before: undefined, after: undefined }];
  };
}

function compareParts([old, next]: PagePart) {
  const [before, after] = [readPieces(old), readPieces(next)];
  return {
    reported: comparePieces(before.filter(isReported), after.filter(isReported)),
    /** What matters only where nothing is reported of a page. */
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

/** The blocks of two pages that differ: to read all of both would take several times as long. */
function cutToDifferences(old: string, next: string): readonly PagePart[] {
  const [a, b] = [old.split(beforeBlock), next.split(beforeBlock)];
  const parts = listSteps(a, b).map(
    ({ old: from, next: to }) =>
      [a.slice(from.start, from.end).join(''), b.slice(to.start, to.end).join('')] as const,
  );
  return parts.filter((part) => part.join('') !== '');
}

const beforeBlock =
  /(?=<(?:head|body|main|header|footer|nav|section|article|aside|div|ul|ol|li|p|h[1-6]|table|tr|form|title|svg|meta|link)\b)/;
