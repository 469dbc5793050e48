import type { SourceFile } from '../../../diagnostics/span.ts';

/** Columns that editors show for a tab, the likeliest first. */
const TAB_WIDTHS = [4, 8, 2];
const DEFAULT_WIDTH = 2;
/** Lines that a neighbour can be away; a file may be indented by nothing but tabs. */
const FARTHEST = 30;

/** A field, also as the first of a list's item; what stands after its colon, if anything does. */
const FIELD = /^((?:[ \t]*- +)?[ \t]*)["']?[A-Za-z][\w.-]*["']?:(?:[ \t]+([^\s#].*))?/;
const ITEM = /^([ \t]*)-(?:[ \t]|$)/;

/** The first line of the lines with tabs that a line is one of, where that is known. */
const firstOfRun = new WeakMap<SourceFile, Map<number, number>>();

/** Columns that were meant by tabs: of the first line by its neighbours, others follow it. */
export function meantIndent(file: SourceFile, index: number): number {
  const first = findFirst(file, index);
  const base = indentAmong(file, first);
  const own = blanksOf(file, index);
  const other = blanksOf(file, first);
  const tabs = own.tabs - other.tabs;
  const width = tabs === 0 ? 0 : tabWidth(file, first, base);
  const indent = base + tabs * width + own.spaces - other.spaces;
  return indent < 0 ? indentAmong(file, index) : indent;
}

function findFirst(file: SourceFile, index: number): number {
  const known = firstOfRun.get(file) ?? new Map<number, number>();
  firstOfRun.set(file, known);
  let first = index;
  for (let above = index - 1; above >= 0; above--) {
    const text = lineText(file, above);
    if (text !== '' && !/^ *\t/.test(text)) break;
    if (text === '' || /^\s*#/.test(text)) continue;
    first = known.get(above) ?? above;
    if (known.has(above)) break;
  }
  known.set(index, first);
  return first;
}

function blanksOf(file: SourceFile, index: number) {
  const [blanks = ''] = /^\s*/.exec(lineText(file, index)) ?? [];
  const tabs = blanks.split('\t').length - 1;
  return { tabs, spaces: blanks.length - tabs };
}

/** A line below which others are deeper: a name alone, a text's sign, an item's field. */
const OPENS = /:$|[|>]-?$|^\s*- /;

/** How wide a tab is, by the first two lines with tabs, the second one level deeper. */
function tabWidth(file: SourceFile, first: number, base: number): number {
  for (let index = first; index < first + FARTHEST; index++) {
    const above = blanksOf(file, index);
    const below = blanksOf(file, index + 1);
    const tabs = below.tabs - above.tabs;
    if (below.tabs === 0) break;
    const width = (2 - (below.spaces - above.spaces)) / tabs;
    if (tabs > 0 && TAB_WIDTHS.includes(width) && OPENS.test(lineText(file, index))) return width;
  }
  const { tabs, spaces } = blanksOf(file, first);
  const width = (base - spaces) / tabs;
  return TAB_WIDTHS.includes(width) ? width : DEFAULT_WIDTH;
}

/** By a field or item beside it, where a tab can be as wide; else two columns for a tab. */
function indentAmong(file: SourceFile, index: number): number {
  const typed = lineText(file, index);
  const [blanks = ''] = /^\s*/.exec(typed) ?? [];
  const form = ITEM.test(typed) ? ITEM : FIELD;
  const after = neighbour(file, index, 1);
  const opensBlock = form === FIELD && FIELD.exec(typed)?.[2] === undefined;
  const room = opensBlock ? after.search(/\S|$/) || Infinity : Infinity;
  const before = neighbour(file, index, -1);
  const below = indentBelow(file, index, before);
  if (below !== undefined) return below;
  const likes = [before, after].flatMap((line) => form.exec(line)?.[1]?.length ?? []);
  const fitting = form.test(typed) ? likes.filter((at) => at < room) : [];
  const possible = TAB_WIDTHS.map((width) => columnsOf(blanks, width));
  const meant = possible.find((at) => fitting.includes(at));
  // A tab of no usual width is meant as the lines around it, where these leave no choice.
  const [first, second] = fitting;
  const agreed = first === second || form === ITEM ? first : undefined;
  return meant ?? agreed ?? columnsOf(blanks, DEFAULT_WIDTH);
}

/** Below a name that opens a block, the first line is one step deeper than it. */
function indentBelow(file: SourceFile, index: number, before: string): number | undefined {
  const [, indent = '', value] = FIELD.exec(before) ?? [];
  if (before === '' || value !== undefined || !/^\t+ *\S/.test(lineText(file, index)))
    return undefined;
  let above = index - 1;
  while (above > 0 && /^\s*(?:#.*)?$/.test(lineText(file, above))) above--;
  return lineText(file, above) === before ? indent.length + 2 : undefined;
}

/** The nearest field or item that is indented by spaces; empty where there is none. */
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
