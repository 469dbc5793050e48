import { diffArrays } from 'diff';
import { sharedEnds } from '../../reach/align.ts';
import { joinTouching } from '../group.ts';

/** A page as it was drawn. */
export interface Photo {
  /** Three bytes for each pixel, row by row. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The rows at which the blocks of the page begin, from the top down; the first is 0. */
  readonly blockTops: readonly number[];
}

/** Rows of a picture, `bottom` being the first that is not among them. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
}

/** What looks different, in both versions. */
export interface Part {
  readonly before: Range;
  readonly after: Range;
}

/** The parts of a page that look different, from the top down. Blocks that only moved are left out. */
export function findDifferingParts(before: Photo, after: Photo): readonly Part[] {
  const trimmed = differingBlocks(before, after).map((part) => trim(part, before, after));
  const widened = trimmed.map((part) => ({
    before: widen(part.before, before),
    after: widen(part.after, after),
  }));
  return joinParts(widened);
}

/** Runs of blocks that are in one version alone, and what is in their place in the other. */
function differingBlocks(before: Photo, after: Photo): readonly Part[] {
  const blocks = { before: blocksOf(before), after: blocksOf(after) };
  const runs = diffArrays([...blocks.before], [...blocks.after], { comparator: looksAlike });
  const at = { before: 0, after: 0 };
  const parts: Part[] = [];
  for (const { count, added, removed } of runs) {
    const start = { ...at };
    if (!added) at.before += count;
    if (!removed) at.after += count;
    if (!added && !removed) continue;
    parts.push({
      before: blockRange(before, start.before, at.before),
      after: blockRange(after, start.after, at.after),
    });
  }
  return joinParts(parts);
}

function blockRange({ blockTops, height }: Photo, start: number, end: number): Range {
  return { top: blockTops[start] ?? height, bottom: blockTops[end] ?? height };
}

/** Leaves out the rows that are alike at the start and at the end. */
function trim(part: Part, old: Photo, next: Photo): Part {
  const { before, after } = roundAlike(part);
  const rowAt = ({ top, bottom }: Range, at: number) => (at < 0 ? bottom : top) + at;
  const bytesAt = (photo: Photo, row: number) => bytesOf(photo, row, row + 1);
  const [height, other] = [before.bottom - before.top, after.bottom - after.top];
  const { start, end } = sharedEnds(height, other, (at) =>
    areNear(bytesAt(old, rowAt(before, at)), bytesAt(next, rowAt(after, at))),
  );
  return {
    before: { top: before.top + start, bottom: before.bottom - end },
    after: { top: after.top + start, bottom: after.bottom - end },
  };
}

/** As each begins at a whole row, the height of what is equally high may be rounded up in one version alone. */
function roundAlike(part: Part): Part {
  const { before, after } = part;
  const [height, other] = [before.bottom - before.top, after.bottom - after.top];
  if (Math.abs(height - other) > 1) return part;
  const least = Math.min(height, other);
  return {
    before: { ...before, bottom: before.top + least },
    after: { ...after, bottom: after.top + least },
  };
}

/** Rows that are shown above and below what differs. */
const context = 80;

function widen({ top, bottom }: Range, { height }: Photo): Range {
  return { top: Math.max(0, top - context), bottom: Math.min(height, bottom + context) };
}

/** Makes one of those that follow each other without a row between them, or show the same rows. */
function joinParts(parts: readonly Part[]): readonly Part[] {
  return joinTouching(
    parts,
    (last, { before }) => before.top <= last.before.bottom,
    (last, { before, after }) => ({
      before: { top: last.before.top, bottom: before.bottom },
      after: { top: last.after.top, bottom: after.bottom },
    }),
  );
}

/** A block of a page, with the photo that it is in. */
interface Block extends Range {
  readonly photo: Photo;
}

function blocksOf(photo: Photo): readonly Block[] {
  return photo.blockTops.map((top, at) => ({
    photo,
    top,
    bottom: photo.blockTops[at + 1] ?? photo.height,
  }));
}

function looksAlike(one: Block, other: Block): boolean {
  const { before, after } = roundAlike({ before: one, after: other });
  const isAsHigh = before.bottom - before.top === after.bottom - after.top;
  if (one.photo.width !== other.photo.width || !isAsHigh) return false;
  return areNear(
    bytesOf(one.photo, before.top, before.bottom),
    bytesOf(other.photo, after.top, after.bottom),
  );
}

/** Of 255. A browser that draws the same twice draws a few pixels otherwise, by less than eyes can see. */
const visible = 64;

function areNear(pixels: Buffer, others: Buffer): boolean {
  if (pixels.equals(others)) return true;
  return pixels.every((value, at) => Math.abs(value - (others[at] ?? 0)) <= visible);
}

function bytesOf({ data, width }: Photo, top: number, bottom: number): Buffer {
  const row = width * 3;
  return Buffer.from(data.buffer, data.byteOffset + top * row, (bottom - top) * row);
}
