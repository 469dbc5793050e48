import { listSteps } from '../reach/list-steps.ts';
import { pairItems } from './pair-items.ts';
import type { Piece } from './pieces.ts';
import { readPieces } from './pieces.ts';

/** A piece that is another one than before; one that is new or gone lacks a side. */
export interface PieceChange extends Pick<Piece, 'role' | 'label'> {
  /** `order` of what stands in another place and is as it was. */
  readonly kind: Piece['kind'] | 'order';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Says what differs between two versions of a page: something, where their markup differs. */
export function comparePages(old: string, next: string): readonly PieceChange[] {
  if (old === next) return [];
  const parts = cutToDifferences(old, next);
  const compare = (isMeant: (piece: Piece) => boolean) =>
    parts.flatMap(([from, to]) => comparePieces(from.filter(isMeant), to.filter(isMeant)));
  const reported = compare(isReported);
  if (reported.length > 0) return withoutEchoes(joinMoved(reported));
  const looks = compare(() => true);
  return looks.length > 0 ? looks : [{ ...otherMarkup, before: undefined, after: undefined }];
}

/** A full stop behind a link says nothing by itself. */
function isReported({ kind, value }: Piece): boolean {
  if (kind === 'text') return /[\p{L}\p{N}]/u.test(value);
  return kind !== 'markup';
}

const otherMarkup = { kind: 'markup', role: 'markup' } as const;

/** What is gone from one place and new in another is one thing that was moved. */
export function joinMoved(changes: readonly PieceChange[]): readonly PieceChange[] {
  const valueOf = ({ kind, role, before, after }: PieceChange) =>
    JSON.stringify([kind, role, before ?? after]);
  const valuesWithout = (side: 'before' | 'after') =>
    new Set(changes.filter((change) => change[side] === undefined).map(valueOf));
  const [added, gone] = [valuesWithout('before'), valuesWithout('after')];
  return changes.flatMap((change) => {
    const { kind, before, after } = change;
    const isWhole = before !== undefined && after !== undefined;
    const value = valueOf(change);
    if (kind === 'setting' || isWhole || !added.has(value) || !gone.has(value)) return [change];
    return before === undefined ? [] : [{ ...change, kind: 'order', after: before }];
  });
}

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
  return pairItems(old.map(toItem), next.map(toItem)).flatMap(([before, after]) => {
    const item = after ?? before;
    if (item === undefined || before?.key === after?.key) return [];
    const { kind, role, label } = item;
    return [{ kind, role, before: before?.value, after: after?.value, label }];
  });
}

/** A text stays one where it is a heading now; a page has one headline. */
function toItem(piece: Piece) {
  const { kind, role, value } = piece;
  const sort = kind === 'text' && role !== 'headline' ? kind : `${kind} ${role}`;
  return { ...piece, key: JSON.stringify([kind, role, value]), text: value, sort };
}

/** The pieces of blocks that differ: to read all would take several times as long. */
function cutToDifferences(old: string, next: string) {
  return listSteps(old.split(beforeBlock), next.split(beforeBlock))
    .filter(({ removed, added }) => removed.length + added.length > 0)
    .map(
      ({ removed, added }) => [readPieces(removed.join('')), readPieces(added.join(''))] as const,
    );
}

const beforeBlock =
  /(?=<(?:head|body|main|header|footer|nav|section|article|aside|div|ul|ol|li|p|h[1-6]|table|tr|form|title|svg|meta|link)\b)/;
