import type { SourceFile } from '../../diagnostics/span.ts';

/** What editors show for a tab, the likeliest first: it shows which neighbours a line was meant to stand beside. */
const TAB_WIDTHS = [4, 8, 2];
const DEFAULT_WIDTH = 2;
/** Lines that a neighbour can be away; a file may be indented by nothing but tabs. */
const FARTHEST = 30;

/** A field, also as the first of a list's item; what stands after its colon, if anything does. */
const FIELD = /^((?:[ \t]*- +)?[ \t]*)["']?[A-Za-z][\w.-]*["']?:(?:[ \t]+([^\s#].*))?/;
const ITEM = /^([ \t]*)-(?:[ \t]|$)/;

/**
 * The columns that a line was meant to be indented by whose blanks hold tabs or other odd characters: those of the
 * field or item before or after it, where a tab can be as wide, else two for each tab.
 */
export function meantIndent(file: SourceFile, index: number): number {
  const typed = lineText(file, index);
  const [blanks = ''] = /^\s*/.exec(typed) ?? [];
  const form = ITEM.test(typed) ? ITEM : FIELD;
  const after = neighbour(file, index, 1);
  const opensBlock = form === FIELD && FIELD.exec(typed)?.[2] === undefined;
  const room = opensBlock ? after.search(/\S|$/) || Infinity : Infinity;
  const before = neighbour(file, index, -1);
  const likes = [before, after].flatMap((line) => form.exec(line)?.[1]?.length ?? []);
  const fitting = form.test(typed) ? likes.filter((at) => at < room) : [];
  const possible = TAB_WIDTHS.map((width) => columnsOf(blanks, width));
  const meant = possible.find((at) => fitting.includes(at)) ?? agreed(fitting, form);
  return meant ?? columnsOf(blanks, DEFAULT_WIDTH);
}

/** A tab of no usual width is meant as the lines around it, where these leave no choice. */
function agreed([first, second]: readonly number[], form: RegExp): number | undefined {
  return first === second || form === ITEM ? first : undefined;
}

/** The nearest line that is a field or an item, and indented by nothing but spaces; empty where there is none. */
function neighbour(file: SourceFile, index: number, step: 1 | -1): string {
  for (let distance = 1; distance <= FARTHEST; distance++) {
    const text = lineText(file, index + step * distance);
    if (/^ *[^\s#]/.test(text) && (ITEM.test(text) || FIELD.test(text))) return text;
  }
  return '';
}

function columnsOf(blanks: string, tabWidth: number): number {
  let columns = 0;
  for (const blank of blanks) columns += blank === '\t' ? tabWidth - (columns % tabWidth) : 1;
  return columns;
}

function lineText({ text, lineStarts }: SourceFile, index: number): string {
  const start = lineStarts[index];
  return start === undefined ? '' : text.slice(start, lineStarts[index + 1]).trimEnd();
}
