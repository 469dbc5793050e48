import { fileKindOf } from '../author/find/field-name.ts';
import { findDependents, showAny } from '../author/reach/dependents.ts';
import type { Reach, Shown } from '../author/reach/page-reach.ts';
import { notices as noticeCodes } from '../compile/manifest/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../diagnostics/order.ts';
import {
  cutEnd,
  cutStart,
  defaultColumns,
  joinLines,
  printTable,
  toJson,
  wrapText,
} from '../diagnostics/print/lines.ts';
import { formatHead, formatLocation } from '../diagnostics/print/location.ts';
import type { Span } from '../diagnostics/span.ts';
import type { FoundValue, ResolvedValues, UsedToken } from '../compile/resolve/resolved.ts';
import type { TimedValue } from '../compile/resolve/timed/period.ts';
import { printPeriod } from '../compile/resolve/timed/period.ts';
import { childPointer } from '../compile/schema/pointer.ts';
import type { ExplainedValue, Target } from './explained-value.ts';
import {
  describeFound,
  describeProvenance,
  explainValues,
  fieldPath,
  positionOf,
  readTarget,
  shortProvenance,
  showValue,
} from './explained-value.ts';
import { drawingWords, pageWords } from './shown-words.ts';

export interface ExplainOptions {
  readonly format: 'pretty' | 'json';
  /** Characters in a line. */
  readonly columns?: number | undefined;
  /** What was found in the project; notices about the target are shown. */
  readonly diagnostics?: readonly Diagnostic[];
  /** Finds what shows a field, which is printed where this is given. */
  readonly reach?: Reach | undefined;
}

/** What an owner has, or one field of it, and its origin (docs/architecture.md A5). */
export function explainTarget(
  site: ResolvedValues,
  text: string,
  { format, columns = defaultColumns, diagnostics = [], reach }: ExplainOptions,
): string {
  const target = readTarget(site, text);
  const explanations = explainValues(site, target);
  const notices = noticesAbout(target, explanations, diagnostics);
  const one = findOne(target, explanations);
  const shown = one && reach && showLine(site, target.owner, one, reach);
  if (format === 'json') return printJson(site, target, one, explanations, notices, shown);
  const values =
    one === undefined
      ? printValues(explanations, columns)
      : joinLines(printValue(site, target.owner, one, columns, shown));
  return values + printNotices(notices, columns);
}

/** Whether a target is one value, and no group of them. */
export function isOneValue(site: ResolvedValues, text: string): boolean {
  const target = readTarget(site, text);
  return findOne(target, explainValues(site, target)) !== undefined;
}

function findOne({ path }: Target, values: readonly ExplainedValue[]) {
  return values.find(({ field }) => field === path.join('.'));
}

/** What shows the line that a field is typed in, that of its own owner first. */
function showLine(
  site: ResolvedValues,
  owner: string,
  { pointer, found }: ExplainedValue,
  reach: Reach,
): Shown | undefined {
  if (found === undefined) return undefined;
  const { fields } = findDependents(site, fileKindOf(owner), found.provenance.pointer);
  return showAny([{ owner, pointer }, ...fields], reach);
}

function printValue(
  site: ResolvedValues,
  owner: string,
  { field, value, found }: ExplainedValue,
  columns: number,
  shown: Shown | undefined,
): readonly string[] {
  const head = [`${owner}.${field}`, ...wrapText(showValue(value), columns, '  '), ''];
  if (found === undefined) return [...head, '  nobody states it'];
  const { provenance, times, tokens, lost } = found;
  const section = (title: string, entries: readonly string[]) => {
    const lines = entries.flatMap((entry) => wrapText(entry, columns, '    ', '      '));
    return lines.length === 0 ? [] : ['', `  ${title}`, ...lines];
  };
  const derived =
    provenance.derivedFrom === undefined ? '' : `made from its ${provenance.derivedFrom}, `;
  return [
    ...head,
    `  ${derived}typed at ${formatLocation(provenance.span)}`,
    ...provenance.via.map(
      ({ kind, from, to, span }) => `  ${kind}: ${from} -> ${to}, ${formatLocation(span)}`,
    ),
    ...(shown === undefined ? [] : shownWords(shown, columns)),
    ...section('its times', times.map(timeWords)),
    ...section(
      'its tokens',
      tokens.map((token) => tokenWords(site, token)),
    ),
    ...section('not shown because of it', lost.map(lostWords)),
  ];
}

function shownWords({ pages, drawings }: Shown, columns: number): readonly string[] {
  const words = [...pageWords(pages.map(({ url }) => url)), ...drawingWords(drawings)];
  return words.flatMap((sentence) => wrapText(sentence, columns, '  ', '    '));
}

function timeWords({ span, holds, ...period }: TimedValue): string {
  return `${printPeriod(period)}, ${formatLocation(span)}${holds ? ': shown' : ''}`;
}

function tokenWords(site: ResolvedValues, { name, text, owner, pointer }: UsedToken): string {
  const found = site.findValue({ owner, pointer });
  const place = found === undefined ? '' : `, ${shortProvenance(found.provenance)}`;
  return `{{${name}}} prints ${text}: ${owner}.${fieldPath(pointer)}${place}`;
}

function lostWords({ value, provenance }: FoundValue['lost'][number]): string {
  return `${shortProvenance(provenance)}: ${cutEnd(showValue(value), longest)}`;
}

/** Characters of a value that is not shown; where it stands is said, and JSON has it whole. */
const longest = 160;

function printValues(explanations: readonly ExplainedValue[], columns: number): string {
  const rows = explanations.map(({ field, value, found }) => ({
    field,
    value: showValue(value).replaceAll(/\s+/g, ' '),
    place: found === undefined ? '-' : shortProvenance(found.provenance),
  }));
  const widest = (column: 'field' | 'place') => Math.max(...rows.map((row) => row[column].length));
  const gaps = 4;
  const place = Math.min(widest('place'), Math.floor(columns * 0.55));
  const field = Math.min(widest('field'), Math.floor((columns - place) / 2));
  const value = columns - gaps - place - field;
  const cells = rows.map((row) => [
    cutStart(row.field, field),
    cutEnd(row.value, value),
    cutEnd(row.place, place),
  ]);
  return printTable([['field', 'value', 'comes from'], ...cells]);
}

function printJson(
  site: ResolvedValues,
  { owner, name }: Target,
  one: ExplainedValue | undefined,
  explanations: readonly ExplainedValue[],
  notices: readonly Diagnostic[],
  shown: Shown | undefined,
): string {
  const describe = (value: ExplainedValue) => describeValue(site, value);
  const found = one === undefined ? { fields: explanations.map(describe) } : describe(one);
  const subject = { version: 1, ...(name === undefined ? { owner } : { region: owner, name }) };
  const beside = notices.length === 0 ? {} : { notices: notices.map(describeNotice) };
  return toJson({ ...subject, ...found, ...(shown && describeShown(shown)), ...beside });
}

function describeShown({ pages, drawings }: Shown) {
  return { pages: pages.map(({ url }) => url), ...(drawings.length > 0 && { drawings }) };
}

function describeValue(site: ResolvedValues, { field, value, found }: ExplainedValue) {
  const { typed, times = [], tokens = [], lost = [] } = found ?? {};
  return {
    field,
    value,
    ...describeFound(found),
    ...(times.length > 0 && {
      times: times.map(({ from, until, holds, span }) => {
        return { from: from?.at ?? null, until: until?.at ?? null, holds, ...positionOf(span) };
      }),
    }),
    ...(tokens.length > 0 && { typed, tokens: tokens.map((token) => describeToken(site, token)) }),
    ...(lost.length > 0 && {
      lost: lost.map(({ value, provenance }) => ({ value, ...describeProvenance(provenance) })),
    }),
  };
}

function describeToken(site: ResolvedValues, { name, text, owner, pointer }: UsedToken) {
  const place = describeFound(site.findValue({ owner, pointer }));
  return { token: name, prints: text, owner, field: fieldPath(pointer), ...place };
}

/** Notices about what a target states, and about places that its values are typed in. */
function noticesAbout(
  { owner, path }: Target,
  values: readonly ExplainedValue[],
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const entry = owner === 'site' ? '/site' : childPointer('/regions', owner);
  const own = path.reduce(childPointer, entry);
  const typed = values.flatMap(({ found }) => found?.provenance.span ?? []);
  const isShown = (span: Span) => typed.some((value) => overlap(value, span));
  return orderDiagnostics(diagnostics).filter(
    ({ code, path: place = '', span, related }) =>
      noticeCodes.includes(code) &&
      (isWithin(place, own) ||
        isWithin(own, place) ||
        isShown(span) ||
        (isWithin(place, entry) && related.some((other) => isShown(other.span)))),
  );
}

function printNotices(notices: readonly Diagnostic[], columns: number): string {
  const lines = notices.flatMap((notice) => {
    const { acknowledgedAt: place } = notice;
    const acknowledged = place ? [`  acknowledged at ${formatLocation(place)}`] : [];
    return ['', ...wrapText(formatHead(notice), columns, '', '  '), ...acknowledged];
  });
  return joinLines(lines);
}

function describeNotice({ code, message, span, acknowledgedAt }: Diagnostic) {
  return {
    code,
    message,
    ...positionOf(span),
    acknowledged: acknowledgedAt === undefined ? null : positionOf(acknowledgedAt),
  };
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(`${outer}/`);
}

function overlap(one: Span, other: Span): boolean {
  return one.file === other.file && one.start < other.end && other.start < one.end;
}
