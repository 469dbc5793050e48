export interface HeadlineSpace {
  /** Pixels. */
  readonly width: number;
  /** Pixels, from base line to base line a share of the size. */
  readonly height: number;
  readonly leading: number;
  /** Maximum number of lines. */
  readonly lines: number;
  /** Sizes in pixels, the largest first; the last is used where no size is small enough. */
  readonly sizes: readonly number[];
}

type Measure = (text: string, size: number) => number;

/** Sets a headline as large as its space allows, in lines of similar length; sizes in pixels. */
export function setHeadline(text: string, space: HeadlineSpace, measure: Measure) {
  const gap = measure(' ', 1);
  const words = text.split(/\s+/).map((word) => ({ text: word, width: measure(word, 1) }));
  const longest = Math.max(...words.map(({ width }) => width));
  for (const size of space.sizes) {
    const lines = balance(words, space.width / size, gap);
    const height = lines.length * size * space.leading;
    const isWide = longest * size > space.width;
    if (!isWide && lines.length <= space.lines && height <= space.height) return { lines, size };
  }
  const size = space.sizes.at(-1) ?? 0;
  return { lines: balance(words, space.width / size, gap), size };
}

interface Word {
  readonly text: string;
  readonly width: number;
}

/** The narrowest column that needs no more lines than the whole width does. */
function balance(words: readonly Word[], width: number, gap: number): readonly string[] {
  const longest = Math.max(...words.map((word) => word.width));
  const widest = wrap(words, Math.max(width, longest), gap);
  let best = widest;
  for (let narrower = width; narrower >= longest; narrower -= width / 60) {
    const lines = wrap(words, narrower, gap);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

function wrap(words: readonly Word[], width: number, gap: number): readonly string[] {
  const lines: string[][] = [];
  let room = -1;
  for (const word of words) {
    room -= gap + word.width;
    if (room < 0) {
      lines.push([]);
      room = width - word.width;
    }
    lines.at(-1)?.push(word.text);
  }
  return lines.map((line) => line.join(' '));
}
