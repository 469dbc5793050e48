import { joinTouching, listSteps } from '../reach/list-steps.ts';

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
  const apart: readonly Segment[] = [
    ...(before === undefined ? [] : [{ mark: 'removed', text: before } as const]),
    ...(after === undefined ? [] : [{ mark: 'added', text: after } as const]),
  ];
  if (before === undefined || after === undefined) return apart;
  const steps = listSteps(tokensOf(before), tokensOf(after)).map(({ shared, removed, added }) => ({
    same: shared.map(([word]) => word).join(''),
    removed: removed.join(''),
    added: added.join(''),
  }));
  const segments = withBlanksBehind(foldShort(steps)).flatMap((step) =>
    marks.map((mark) => ({ mark, text: step[mark] })).filter(({ text }) => text !== ''),
  );
  return shareOf(segments) < leastShared ? apart : segments;
}

const marks = ['same', 'removed', 'added'] as const;

/** Words that both versions have, and what each has behind them. */
type Step = Readonly<Record<Segment['mark'], string>>;

/**
 * Marks as changed what both versions have between two differences where it is no longer than
 * either: of a sentence that was rewritten, “in” and “a” are the same by chance.
 */
function foldShort(steps: readonly Step[]): readonly Step[] {
  const isShort = (last: Step, next: Step) =>
    next.same.trim().length <= Math.min(changedLength(last), changedLength(next));
  const folded = joinTouching(steps, isShort, joinSteps);
  return folded.length < steps.length ? foldShort(folded) : folded;
}

function joinSteps(last: Step, { same, removed, added }: Step): Step {
  return {
    same: last.same,
    removed: last.removed + same + removed,
    added: last.added + same + added,
  };
}

function changedLength({ removed, added }: Step): number {
  return Math.max(removed.trim().length, added.trim().length);
}

/** The blank that both versions of a difference end with belongs to what follows. */
function withBlanksBehind(steps: readonly Step[]): readonly Step[] {
  let carried = '';
  const moved = steps.map(({ same, removed, added }) => {
    const before = carried + same;
    const blank = /\s*$/.exec(removed)?.[0] ?? '';
    carried = blank === /\s*$/.exec(added)?.[0] ? blank : '';
    const cut = (text: string) => text.slice(0, text.length - carried.length);
    return { same: before, removed: cut(removed), added: cut(added) };
  });
  return [...moved, { same: carried, removed: '', added: '' }];
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

/** Without what is far from changed words; `around` characters stay next to one. */
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

/** What changes of one cause may share: the changed words, or the whole text replaced. */
export function changedWords(segments: readonly Segment[]): string {
  const isReplaced = segments.length === 2 && segments[0]?.mark === 'removed';
  return (isReplaced ? segments.slice(0, 1) : segments)
    .filter(({ mark }) => mark !== 'same')
    .map(({ mark, text }) => `${mark} ${text.trim().toLowerCase()}`)
    .join('\n');
}
