import { diffArrays } from 'diff';

/** A run of words that both versions of a text have, or one alone. */
export interface Segment {
  readonly mark: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The words of both versions of a text in their order. */
export function markWords(
  before: string | undefined,
  after: string | undefined,
): readonly Segment[] {
  if (before === undefined || after === undefined) {
    if (after !== undefined) return [{ mark: 'added', text: after }];
    return before === undefined ? [] : [{ mark: 'removed', text: before }];
  }
  const runs = diffArrays([...tokensOf(before)], [...tokensOf(after)]);
  const segments = runs.map(({ value, added, removed }): Segment => {
    const other = removed ? 'removed' : 'same';
    return { mark: added ? 'added' : other, text: value.join('') };
  });
  const folded = foldShort(segments);
  return shareOf(folded) < leastShared ? apart(before, after) : folded;
}

/** Where two versions differ, and the words before it that both have. */
interface Difference {
  readonly same: string;
  readonly removed: string;
  readonly added: string;
}

/**
 * Marks as changed what both versions have between two differences where it is no longer than either: of a sentence that was
 * rewritten, “in” and “a” are the same by chance.
 */
function foldShort(segments: readonly Segment[]): readonly Segment[] {
  const marks = ['same', 'removed', 'added'] as const;
  return withBlanksBehind(fold(differencesOf(segments))).flatMap((difference) =>
    marks.map((mark) => ({ mark, text: difference[mark] })).filter(({ text }) => text !== ''),
  );
}

/** The blank that both versions of a difference end with belongs to what follows. */
function withBlanksBehind(differences: readonly Difference[]): readonly Difference[] {
  let carried = '';
  const moved = differences.map(({ same, removed, added }) => {
    const before = carried + same;
    carried = blankBehind(removed) === blankBehind(added) ? blankBehind(removed) : '';
    const cut = (text: string) => text.slice(0, text.length - carried.length);
    return { same: before, removed: cut(removed), added: cut(added) };
  });
  return [...moved, { ...nothing, same: carried }];
}

function blankBehind(text: string): string {
  return /\s*$/.exec(text)?.[0] ?? '';
}

/** The last one is what both end with. */
function differencesOf(segments: readonly Segment[]): readonly Difference[] {
  const differences: Difference[] = [];
  let open = nothing;
  for (const { mark, text } of segments) {
    if (mark === 'same' && open !== nothing) {
      differences.push(open);
      open = nothing;
    }
    open = { ...open, [mark]: open[mark] + text };
  }
  return [...differences, open];
}

const nothing: Difference = { same: '', removed: '', added: '' };

function fold(differences: readonly Difference[]): readonly Difference[] {
  const folded: Difference[] = [];
  for (const next of differences) {
    const last = folded.at(-1);
    if (
      last === undefined ||
      next.same.trim().length > Math.min(changedLength(last), changedLength(next))
    )
      folded.push(next);
    else folded.splice(-1, 1, join(last, next));
  }
  return folded.length < differences.length ? fold(folded) : folded;
}

function changedLength({ removed, added }: Difference): number {
  return Math.max(removed.trim().length, added.trim().length);
}

function join(last: Difference, { same, removed, added }: Difference): Difference {
  return {
    same: last.same,
    removed: last.removed + same + removed,
    added: last.added + same + added,
  };
}

/** Words, figures with their currency, runs of space, single signs. */
function tokensOf(text: string): readonly string[] {
  return text.match(/\$?\d[\d.,]*(?<=\d)|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|\s+|./gsu) ?? [];
}

/** Texts that have less in common than this are read more easily one after the other. */
const leastShared = 0.25;

function shareOf(segments: readonly Segment[]): number {
  const lengthOf = (wanted: readonly Segment[]) =>
    wanted.reduce((length, { text }) => length + text.trim().length, 0);
  return lengthOf(segments.filter(({ mark }) => mark === 'same')) / (lengthOf(segments) || 1);
}

function apart(before: string, after: string): readonly Segment[] {
  return [
    { mark: 'removed', text: before },
    { mark: 'added', text: after },
  ];
}

/** The segments with what is far from any changed word left out. `around` is how many characters stay next to one. */
export function shorten(segments: readonly Segment[], around: number): readonly Segment[] {
  return segments.map((segment, index) => {
    const isFirst = index === 0;
    const isLast = index === segments.length - 1;
    if (segment.mark !== 'same' || (isFirst && isLast)) return segment;
    return { ...segment, text: cutMiddle(segment.text, isFirst ? 0 : around, isLast ? 0 : around) };
  });
}

/** Keeps some characters at the start and at the end, cut at words. */
function cutMiddle(text: string, start: number, end: number): string {
  if (text.length <= start + end + 12) return text;
  const head = text.slice(0, start).replace(/\S*$/, '');
  const tail = end === 0 ? '' : text.slice(-end).replace(/^\S*/, '');
  return `${head}…${tail}`;
}

/** The changed words alone; changes of one cause that have the same say one thing. */
export function changedWords(segments: readonly Segment[]): string {
  return segments
    .filter(({ mark }) => mark !== 'same')
    .map(({ mark, text }) => `${mark} ${text.trim().toLowerCase()}`)
    .join('\n');
}
