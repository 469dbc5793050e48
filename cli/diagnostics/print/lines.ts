import { stripVTControlCharacters } from 'node:util';

/** Characters in a line where the output is no terminal that says how wide it is. */
export const defaultColumns = 80;

/** Wraps a text. Colours take no room; a longer word has a line to itself. */
export function wrapText(
  text: string,
  columns: number,
  indent: string,
  hanging = indent,
): string[] {
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  for (const word of text.split(/\s+/)) {
    if (!isEmpty && seenLength(line) + 1 + seenLength(word) > columns) {
      lines.push(line);
      line = hanging;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

function seenLength(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** The beginning of a text, with … for what is left out. */
export function cutEnd(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, Math.max(width - 1, 0))}…` : text;
}

/** The end of a text: of a long path it says which field it is. */
export function cutStart(text: string, width: number): string {
  return text.length > width ? `…${text.slice(1 - width)}` : text;
}

/** Lines as they are written to a stream. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Rows of text in columns as wide as their widest cell; the last column is not padded. */
export function printTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  const pad = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0);
  return joinLines(rows.map((row) => row.map(pad).join('  ').trimEnd()));
}

/** JSON that people may read as well. */
export function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
