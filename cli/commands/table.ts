import { printCsv } from '../author/table/csv.ts';
import type { Older } from '../author/table/older.ts';
import { findOlder } from '../author/table/older.ts';
import type { Row, Table } from '../author/table/table.ts';
import { listFields, openTable } from '../author/table/table.ts';
import { checkOnce } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import type { ResolvedSite } from '../compile/resolve/resolved.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { listSome } from '../diagnostics/print/amounts.ts';
import { cutEnd, defaultColumns, printTable, toJson } from '../diagnostics/print/lines.ts';
import type { CommandContext } from './command-context.ts';
import { describeFound, fieldPath } from './explained-value.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';
import { didYouMean } from './usage.ts';

/** `table`: what every region shows of some fields, and whose each text is. */
export async function table(
  context: CommandContext,
  fields: readonly string[],
  { format, ...options }: ProjectOptions & { readonly format: 'pretty' | 'csv' | 'json' },
): Promise<void> {
  const project = openProject(options, context);
  const { resolved } = orReport(checkOnce(openProjectCheck(project, context)), context);
  const tables = fields.map((field) => readTable(resolved, field));
  const rows = tables.flatMap((each) => each.rows);
  const older = await findOlder(rows, project.root);
  const { stdout } = context;
  if (format === 'json') stdout.write(printJson(tables, older));
  else if (format === 'csv') stdout.write(printCsv(toCells(tables, older)));
  else stdout.write(printPretty(tables, older, stdout.columns ?? defaultColumns));
}

function readTable(resolved: ResolvedSite, field: string): Table {
  const found = openTable(resolved, field);
  if (found === undefined)
    throw new UsageError(
      `Regions inherit no field "${field}".${didYouMean(field, listFields(resolved))}`,
    );
  if (found.below.length === 0) return found;
  throw new UsageError(`${field} holds other fields. Name one of them: ${listSome(found.below)}.`);
}

function sayFrom(row: Row, older: Older): string {
  return older.has(row) ? `${row.from}, older than the default` : row.from;
}

/** A row for each region, and two columns for each field. */
function toCells(tables: readonly Table[], older: Older): readonly (readonly string[])[] {
  const heads = tables.flatMap(({ field }) => [field, `${field} comes from`]);
  const regions = tables[0]?.rows ?? [];
  const cells = regions.map(({ owner, name }, index) => [
    owner,
    name,
    ...tables
      .flatMap(({ rows }) => rows.slice(index, index + 1))
      .flatMap((row) => [row.text, sayFrom(row, older)]),
  ]);
  return [['region', 'name', ...heads], ...cells];
}

/** Blanks between columns. */
const gaps = 4;

function printPretty(tables: readonly Table[], older: Older, columns: number): string {
  const parts = tables.map(({ field, rows }) => {
    const shown = rows.map((row) => [row.owner, row.text, sayFrom(row, older)] as const);
    const cells = [['region', field, 'comes from'] as const, ...shown];
    const widest = (column: 0 | 2) => Math.max(...cells.map((cell) => cell[column].length));
    const width = Math.max(columns - widest(0) - widest(2) - gaps, Math.floor(columns / 3));
    return printTable(
      cells.map(([owner, text, from]) => [
        owner,
        cutEnd(text.replaceAll(/\s+/g, ' '), width),
        from,
      ]),
    );
  });
  return parts.join('\n');
}

function printJson(tables: readonly Table[], older: Older): string {
  const fields = tables.map(({ field, rows }) => ({
    field,
    rows: rows.map((row) => describeRow(row, older)),
  }));
  return toJson({ version: 1, fields });
}

function describeRow(row: Row, older: Older) {
  const { owner, pointer, name, text, origin, from, found } = row;
  const ages = older.get(row);
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    region: owner,
    name,
    field: fieldPath(pointer),
    text,
    ...(found?.typed !== undefined && { typed: found.typed }),
    is: origin,
    from,
    ...describeFound(found),
    ...(ages && { older: { own: instant(ages.own), default: instant(ages.byDefault) } }),
  };
}
