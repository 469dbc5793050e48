import type { Stretch } from '../steps.ts';
import { joinTouching, listSteps } from '../steps.ts';

/** Rows of a picture, `bottom` being the first that is not among them. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
}

/** An element that is shown or left out as a whole. */
export interface Block extends Range {
  /** Its markup, in the tags around it. Equal blocks look alike: one program draws both versions. */
  readonly html: string;
}

/** A page as it was drawn. */
export interface Photo {
  readonly picture: Buffer;
  readonly height: number;
  /** The blocks of the page in their order. */
  readonly blocks: readonly Block[];
}

/** What looks different, in both versions. */
export interface Part {
  readonly before: Range;
  readonly after: Range;
}

/** The parts of a page that are another, from the top down. Blocks that only moved are left out. */
export function findDifferingParts(before: Photo, after: Photo): readonly Part[] {
  const htmlOf = ({ html }: Block) => html;
  const parts = listSteps(before.blocks.map(htmlOf), after.blocks.map(htmlOf))
    .filter(({ old, next }) => old.start < old.end || next.start < next.end)
    .map(({ old, next }) => ({ before: rowsOf(before, old), after: rowsOf(after, next) }));
  return joinTouching(
    parts,
    (last, next) => next.before.top <= last.before.bottom,
    (last, next) => ({
      before: around([last.before, next.before]),
      after: around([last.after, next.after]),
    }),
  );
}

/** Rows that are shown above and below what differs. */
const context = 80;

/** The rows of some blocks; where there are none, those around the end of the block before. */
function rowsOf({ blocks, height }: Photo, { start, end }: Stretch): Range {
  const last = blocks[start - 1]?.bottom ?? 0;
  const isNone = start === end;
  const { top, bottom } = around(isNone ? [{ top: last, bottom: last }] : blocks.slice(start, end));
  return { top: Math.max(0, top - context), bottom: Math.min(height, bottom + context) };
}

function around(ranges: readonly Range[]): Range {
  return {
    top: Math.min(...ranges.map(({ top }) => top)),
    bottom: Math.max(...ranges.map(({ bottom }) => bottom)),
  };
}
