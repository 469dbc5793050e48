import { joinTouching, listSteps } from '../../reach/list-steps.ts';

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
  const steps = listSteps(before.blocks, after.blocks, ({ html }) => html);
  const parts = steps.flatMap(({ shared, removed, added }) => {
    const [last, lastAfter] = shared.at(-1) ?? [];
    if (removed.length + added.length === 0) return [];
    return [{ before: rowsOf(before, removed, last), after: rowsOf(after, added, lastAfter) }];
  });
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
function rowsOf({ height }: Photo, blocks: readonly Range[], last?: Range): Range {
  const end = last?.bottom ?? 0;
  const { top, bottom } = around(blocks.length > 0 ? blocks : [{ top: end, bottom: end }]);
  return { top: Math.max(0, top - context), bottom: Math.min(height, bottom + context) };
}

function around(ranges: readonly Range[]): Range {
  return {
    top: Math.min(...ranges.map(({ top }) => top)),
    bottom: Math.max(...ranges.map(({ bottom }) => bottom)),
  };
}
