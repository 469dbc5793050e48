import { counted } from './catalogue/lists.ts';
import type { Code } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Problems of a whole line: in adjacent lines, as of a pasted block, they are one slip. */
const OF_LINES: ReadonlySet<string> = new Set<Code>([
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

/** Joins problems of the same kind in one line, or in adjacent lines. */
export function joinAlike(ordered: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups: Group[] = [];
  for (const found of ordered) {
    const above = groups.at(-1);
    if (above && isAlike(above, found)) above.push(found);
    else groups.push([found]);
  }
  return groups.map(joined);
}

type Group = [first: Diagnostic, ...more: Diagnostic[]];

function isAlike(group: Group, found: Diagnostic): boolean {
  const [first, last = first] = [group[0], group.at(-1)];
  const { code, span, severity } = last;
  if (
    severity === 'notice' ||
    code === 'control-character' ||
    code !== found.code ||
    span.file !== found.span.file
  )
    return false;
  if ((last.suggestion === undefined) !== (found.suggestion === undefined)) return false;
  if (span.end > found.span.start) return false;
  if (isFence(first) && isFence(found)) return true;
  const lines = between(last, found).split('\n');
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

/** The first of a group, which says that the others are the same, and suggests for all. */
function joined([first, ...more]: Group): Diagnostic {
  const last = more.at(-1);
  if (last === undefined) return first;
  const { file, start } = first.span;
  const { end } = last.span;
  const places = file.text.slice(start, end).includes('\n')
    ? `${counted(more.length, 'more line')} below`
    : `${counted(more.length, 'more place')} in this line`;
  const message = `${first.message} The same goes for ${places}.`;
  if (first.suggestion === undefined) return { ...first, message };
  const suggestion = more.reduce(
    (written, found, at) =>
      `${written}${between(more[at - 1] ?? first, found)}${found.suggestion ?? ''}`,
    first.suggestion,
  );
  const isGuess = [first, ...more].some((each) => each.isGuess);
  return { ...first, message, span: { file, start, end }, suggestion, isGuess };
}
