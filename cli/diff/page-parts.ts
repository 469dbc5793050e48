/** A part of two versions of a page. */
export type PagePart = readonly [old: string, next: string];

/**
 * The parts of two pages that hold all of their differences, each from the beginning of a block to the end of one: to read
 * all of both would take several times as long.
 */
export function cutToDifferences(old: string, next: string): readonly PagePart[] {
  const [a, b] = [old.split('<'), next.split('<')];
  const longer = b.length - a.length;
  const ranges = joinTouching(differingTags(a, b).map((range) => extendToBlocks(range, a)));
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
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
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

function joinTouching(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}

function cut(tags: readonly string[], start: number, end: number): string {
  return tags
    .slice(start, end)
    .map((tag) => `<${tag}`)
    .join('');
}
