import { counted } from './catalogue/lists.ts';
import type { Code } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Problems of a whole line: in lines below each other they are one slip, such as a block that was pasted. */
const OF_LINES: ReadonlySet<Code> = new Set<Code>([
  'bad-indentation',
  'comment-in-text',
  'duplicate-key',
  'missing-colon',
  'missing-dash',
  'misplaced-field',
  'stray-sign',
  'tab-indentation',
  'wrong-dash',
]);

/** Problems in their order, with one for those of the same kind that stand in one line, or in lines below each other. */
export function joinAlike(ordered: readonly Diagnostic[]): readonly Diagnostic[] {
  const joined: Joined[] = [];
  for (const found of ordered) {
    const above = joined.at(-1);
    if (above && isAlike(above.whole, found)) joined.splice(-1, 1, extended(above, found));
    else joined.push({ first: found, whole: found, more: 0 });
  }
  return joined.map(({ first, whole, more }) => {
    if (more === 0) return first;
    const shown = whole.suggestion === undefined ? first : whole;
    return { ...shown, message: `${first.message} ${sameOf(whole, more)}` };
  });
}

interface Joined {
  readonly first: Diagnostic;
  /** From the first to the last of them, with the suggestions of all. */
  readonly whole: Diagnostic;
  /** How many follow the first one. */
  readonly more: number;
}

function isAlike(above: Diagnostic, found: Diagnostic): boolean {
  const { code, span, severity } = above;
  if (
    severity === 'notice' ||
    code === 'control-character' ||
    code !== found.code ||
    span.file !== found.span.file
  )
    return false;
  if ((above.suggestion === undefined) !== (found.suggestion === undefined)) return false;
  if (span.end > found.span.start) return false;
  if (isFence(above) && isFence(found)) return true;
  const lines = between(above, found).split('\n');
  // Blank lines and comments in between change nothing.
  return lines.length < 2 || (OF_LINES.has(code) && lines.slice(1, -1).every(isWithoutContent));
}

/** Whether it is about a mark of Markdown around lines, which stands above and below them. */
function isFence({ span }: Diagnostic): boolean {
  return span.file.text.startsWith('```', span.start);
}

function isWithoutContent(line: string): boolean {
  return /^\s*(?:#.*)?$/.test(line);
}

function between({ span }: Diagnostic, found: Diagnostic): string {
  return span.file.text.slice(span.end, found.span.start);
}

function extended({ first, whole, more }: Joined, found: Diagnostic): Joined {
  const { span, suggestion, isGuess = false } = whole;
  const mended =
    suggestion === undefined
      ? {}
      : {
          suggestion: `${suggestion}${between(whole, found)}${found.suggestion ?? ''}`,
          isGuess: isGuess || found.isGuess === true,
        };
  return {
    first,
    whole: { ...whole, ...mended, span: { ...span, end: found.span.end } },
    more: more + 1,
  };
}

function sameOf({ span: { file, start, end } }: Diagnostic, more: number): string {
  return file.text.slice(start, end).includes('\n')
    ? `The same goes for ${counted(more, 'more line')} below.`
    : `The same goes for ${counted(more, 'more place')} in this line.`;
}
