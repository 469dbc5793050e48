/** What spreadsheets run a cell that begins so for. */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180) that spreadsheets read as UTF-8. No cell is a formula: a quote stands
 * before what would be one.
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(printCell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function printCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
