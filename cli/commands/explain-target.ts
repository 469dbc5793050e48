import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/span.ts';
import type { Span } from '../diagnostics/span.ts';
import type { Hop, Provenance, ResolvedRegion, ResolvedSite } from '../resolve/resolve.ts';
import { describeNotice, noticesAbout, printNotices } from './explain-notices.ts';
import type { ExplainedValue, Target } from './explained-value.ts';
import { explainValues, readTarget } from './explained-value.ts';
import { printTable } from './print-table.ts';

export interface ExplainOptions {
  readonly format: 'pretty' | 'json';
  /** Characters in a line; tables cut values to fit. Whole without it. */
  readonly columns?: number | undefined;
  /** What was reported of the project; notices about the target are shown, also those that are acknowledged. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** What a region or one of its fields shows, and where that comes from (docs/architecture.md A5). */
export function explainTarget(
  site: ResolvedSite,
  text: string,
  { format, columns, diagnostics = [] }: ExplainOptions,
): string {
  const target = readTarget(site, text);
  const explanations = explainValues(target);
  const notices = noticesAbout(target, explanations, diagnostics);
  if (format === 'json') return printJson(target, explanations, notices);
  const [first] = explanations;
  const values =
    first !== undefined && first.field === target.path.join('.')
      ? printValue(target.region, first)
      : printValues(explanations, columns);
  return values + printNotices(notices);
}

function printValue({ key }: ResolvedRegion, { field, value, provenance }: ExplainedValue): string {
  const lines = [`${key}.${field}`, `  ${showWhole(value)}`, ''];
  if (provenance === undefined) lines.push('  nobody states it');
  else {
    const derived =
      provenance.derivedFrom === undefined ? '' : `follows from ${provenance.derivedFrom}, `;
    lines.push(`  ${derived}typed at ${formatLocation(provenance.span)}`);
    for (const hop of provenance.via) lines.push(`  ${hopWords(hop)}, ${formatLocation(hop.span)}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

function hopWords({ kind, from, to }: Hop): string {
  return `${kind}: ${from} -> ${to}`;
}

function printValues(explanations: readonly ExplainedValue[], columns: number | undefined): string {
  const rows = explanations.map(({ field, value, provenance }) => ({
    field,
    value: showWhole(value).replaceAll(/\s+/g, ' '),
    'comes from': shortProvenance(provenance),
  }));
  const widest = (column: 'field' | 'comes from') =>
    Math.max(...rows.map((row) => row[column].length), column.length);
  const room = (columns ?? Infinity) - widest('comes from') - 4;
  const fieldRoom = Math.min(widest('field'), Math.max(room - least, least));
  const cells = rows.map((row) => [
    cutStart(row.field, fieldRoom),
    cut(row.value, Math.max(room - fieldRoom, least)),
    row['comes from'],
  ]);
  return printTable([['field', 'value', 'comes from'], ...cells]);
}

/** Where a value is typed and by which hops, in one cell. */
function shortProvenance(provenance: Provenance | undefined): string {
  if (provenance === undefined) return '-';
  const { span, via, derivedFrom } = provenance;
  const hops = via.map(({ kind, to }) => (kind === 'default' ? kind : `${kind} ${to}`));
  if (derivedFrom !== undefined) hops.unshift(`follows from ${derivedFrom}`);
  return hops.length === 0 ? formatLocation(span) : `${formatLocation(span)} (${hops.join(', ')})`;
}

function showWhole(value: unknown): string {
  if (value === null) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}

/** Characters of a field or a value that are shown at least, however narrow the terminal is. */
const least = 20;

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

/** Of a long path its end says which field it is. */
function cutStart(text: string, width: number): string {
  return text.length > width ? `…${text.slice(1 - width)}` : text;
}

function formatLocation(span: Span): string {
  const { file, line, column } = position(span);
  return `${file}:${line}:${column}`;
}

function position({ file, start }: Span) {
  return { file: file.path, ...positionAt(file, start) };
}

function printJson(
  { region: { key, config }, path }: Target,
  explanations: readonly ExplainedValue[],
  notices: readonly Diagnostic[],
): string {
  const [first] = explanations;
  const isOne = first !== undefined && first.field === path.join('.');
  const found = isOne ? describe(first) : { fields: explanations.map(describe) };
  const region = { version: 1, region: key, name: config.name };
  const beside = notices.length === 0 ? {} : { notices: notices.map(describeNotice) };
  return `${JSON.stringify({ ...region, ...found, ...beside }, undefined, 2)}\n`;
}

function describe({ field, value, provenance }: ExplainedValue) {
  return {
    field,
    value,
    origin: provenance === undefined ? null : position(provenance.span),
    ...(provenance?.derivedFrom !== undefined && { derivedFrom: provenance.derivedFrom }),
    via: (provenance?.via ?? []).map(({ kind, from, to, span }) => ({
      kind,
      from,
      to,
      ...position(span),
    })),
  };
}
