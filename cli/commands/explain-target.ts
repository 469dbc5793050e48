import { positionAt } from '../diagnostics/span.ts';
import type { Span } from '../diagnostics/span.ts';
import type { Hop, Origin, ResolvedRegion, ResolvedSite } from '../resolve/resolve.ts';
import type { ExplainedValue } from './explained-value.ts';
import { explainValues, readTarget } from './explained-value.ts';
import { printTable } from './print-table.ts';

export interface ExplainOptions {
  readonly format: 'pretty' | 'json';
  /** Characters in a line; tables cut values to fit. Whole without it. */
  readonly columns?: number | undefined;
}

/** What a region or one of its fields shows, and where that comes from (docs/architecture.md A5). */
export function explainTarget(
  site: ResolvedSite,
  text: string,
  { format, columns }: ExplainOptions,
): string {
  const target = readTarget(site, text);
  const explanations = explainValues(target);
  if (format === 'json') return printJson(target.region, target.path, explanations);
  const [first] = explanations;
  return first !== undefined && first.field === target.path.join('.')
    ? printValue(target.region, first)
    : printValues(explanations, columns);
}

function printValue({ key }: ResolvedRegion, { field, value, origin }: ExplainedValue): string {
  const lines = [`${key}.${field}`, `  ${showWhole(value)}`, ''];
  if (origin === undefined) lines.push('  nobody states it');
  else {
    const derived = origin.derivedFrom === undefined ? '' : `follows from ${origin.derivedFrom}, `;
    lines.push(`  ${derived}typed at ${place(origin.span)}`);
    for (const hop of origin.via) lines.push(`  ${hopWords(hop)}, ${place(hop.span)}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

function hopWords({ kind, from, to }: Hop): string {
  return `${kind}: ${from} -> ${to}`;
}

function printValues(explanations: readonly ExplainedValue[], columns: number | undefined): string {
  const rows = explanations.map(({ field, value, origin }) => ({
    field,
    value: showWhole(value).replaceAll(/\s+/g, ' '),
    origin: shortOrigin(origin),
  }));
  const widest = (column: 'field' | 'origin') =>
    Math.max(...rows.map((row) => row[column].length), column.length);
  const room = (columns ?? Infinity) - widest('field') - widest('origin') - 4;
  const cells = rows.map(({ field, value, origin }) => [field, cut(value, room), origin]);
  return printTable([['field', 'value', 'origin'], ...cells]);
}

/** Where a value is typed and by which hops, in one cell. */
function shortOrigin(origin: Origin | undefined): string {
  if (origin === undefined) return '-';
  const hops = origin.via.map(({ kind, to }) => (kind === 'default' ? kind : `${kind} ${to}`));
  if (origin.derivedFrom !== undefined) hops.unshift(`follows from ${origin.derivedFrom}`);
  return hops.length === 0 ? place(origin.span) : `${place(origin.span)} (${hops.join(', ')})`;
}

function showWhole(value: unknown): string {
  if (value === null) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}

const least = 20;

function cut(text: string, room: number): string {
  const width = Math.max(room, least);
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function place(span: Span): string {
  const { file, line, column } = position(span);
  return `${file}:${line}:${column}`;
}

function position({ file, start }: Span) {
  return { file: file.path, ...positionAt(file, start) };
}

function printJson(
  { key, config }: ResolvedRegion,
  path: readonly string[],
  explanations: readonly ExplainedValue[],
): string {
  const [first] = explanations;
  const isOne = first !== undefined && first.field === path.join('.');
  const found = isOne ? describe(first) : { fields: explanations.map(describe) };
  const region = { version: 1, region: key, name: config.name };
  return `${JSON.stringify({ ...region, ...found }, undefined, 2)}\n`;
}

function describe({ field, value, origin }: ExplainedValue) {
  return {
    field,
    value,
    origin: origin === undefined ? null : position(origin.span),
    ...(origin?.derivedFrom !== undefined && { derivedFrom: origin.derivedFrom }),
    via: (origin?.via ?? []).map(({ kind, from, to, span }) => ({
      kind,
      from,
      to,
      ...position(span),
    })),
  };
}
