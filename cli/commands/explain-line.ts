import { isAbsolute, resolve } from 'node:path';
import { positionAt } from '../diagnostics/span.ts';
import type { PageReach } from '../reach/page-reach.ts';
import type { Takers } from '../reach/takers.ts';
import { findTakers } from '../reach/takers.ts';
import type { WrittenPlace } from '../reach/written-places.ts';
import { placeAfter, placesAt } from '../reach/written-places.ts';
import { valueAt } from '../schema/pointer.ts';
import type { FieldPlace, ResolvedValues } from '../resolve/resolved.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { nodeAt } from '../schema/schema-node.ts';
import type { LineTarget } from './explain-form.ts';
import type { ExplainOptions } from './explain-target.ts';
import {
  describeProvenance,
  fieldPath,
  formatLine,
  shortProvenance,
  showValue,
} from './explained-place.ts';
import { cutEnd, defaultColumns, joinLines, wrapText } from './print-lines.ts';
import { UsageError } from './usage.ts';

/** What an explanation of a line is made from. */
export interface LineSources {
  readonly site: ResolvedValues;
  readonly reach: PageReach;
  /** Absolute path of the folder that names of files start from. */
  readonly cwd: string;
  /** The same of the project. */
  readonly root: string;
}

/** What stands on a line, and who shows it: regions and pages (docs/architecture.md A5). */
export function explainLine(
  sources: LineSources,
  target: LineTarget,
  { format, columns = defaultColumns }: ExplainOptions,
): string {
  const kind = fileKindOf(sources, target.file);
  const { document } = sources.site.written[kind];
  const places = placesAt(document, target.line, target.column);
  if (places.length === 0) throw nothingThere(document, target);
  const explained = places.map((place) => explainPlace(sources, kind, place));
  if (format === 'json') return printJson(kind, explained, sources.site);
  const blocks = explained.map((value) => joinLines(printPlace(value, sources.site, columns)));
  return blocks.join('\n');
}

interface ExplainedPlace extends Takers {
  /** As `regions.yaml:873`. */
  readonly at: string;
  readonly line: number;
  readonly column: number;
  /** Path of the field in the file, such as `defaults.headerTitle`. */
  readonly field: string;
  readonly value: unknown;
  readonly isGroup: boolean;
  /** What the schema says of it. */
  readonly description: string | undefined;
  /** URLs. */
  readonly pages: readonly string[];
}

function explainPlace(
  { site, reach }: LineSources,
  kind: FileKind,
  { pointer, isGroup, start }: WrittenPlace,
): ExplainedPlace {
  const { document, value } = site.written[kind];
  const takers = findTakers(site, kind, pointer);
  const pages = new Set(takers.fields.flatMap((field) => reach.pagesShowing(field)));
  return {
    at: formatLine({ file: document.file, start, end: start }),
    ...positionAt(document.file, start),
    field: fieldPath(pointer),
    value: valueAt(value, pointer),
    isGroup,
    description: nodeAt(kind, pointer)?.description,
    ...takers,
    pages: [...pages].map(({ url }) => url),
  };
}

type Document = ResolvedValues['written']['regions']['document'];

function fileKindOf({ site, cwd, root }: LineSources, file: string): FileKind {
  const isFile = ({ file: { path } }: Document): boolean =>
    file === path || resolve(cwd, file) === (isAbsolute(path) ? path : resolve(root, path));
  const { regions, library } = site.written;
  if (isFile(regions.document)) return 'regions';
  if (isFile(library.document)) return 'library';
  const known = [regions, library].map(({ document }) => document.file.path).join(' and ');
  throw new UsageError(
    `${file} is not a file that pages are made from. explain answers for lines of ${known}.`,
  );
}

function nothingThere(document: Document, { line, column }: LineTarget): UsageError {
  const { path, lineStarts, text } = document.file;
  const where = [path, line, ...(column === undefined ? [] : [column])].join(':');
  if (line < 1 || line > lineStarts.length)
    return new UsageError(`${path} has ${lineStarts.length} lines, and no line ${line}.`);
  const typed = text.slice(lineStarts[line - 1], lineStarts[line] ?? text.length).trim();
  const what = typed.startsWith('#') ? 'is a comment' : 'holds no value';
  const next = placeAfter(document, column === undefined ? line : line - 1);
  const hint =
    next === undefined
      ? ''
      : ` The next is ${fieldPath(next.pointer)}, at ${formatLine({ file: document.file, start: next.start, end: next.end })}.`;
  return new UsageError(`${where} ${what}.${hint}`);
}

function printPlace(
  place: ExplainedPlace,
  site: ResolvedValues,
  columns: number,
): readonly string[] {
  const { at, field, value, isGroup, description } = place;
  const shown = isGroup ? `${groupWords(value)}` : showValue(value);
  const sentences = [
    ...reachWords(place, site),
    ...(isGroup ? ['Name a line below it to see who shows that.'] : pageWords(place.pages)),
  ];
  return [
    `${at} · ${field}`,
    ...wrapText(shown, columns, '  '),
    '',
    ...(description === undefined ? [] : [...wrapText(description, columns, '  '), '']),
    ...sentences.flatMap((sentence) => wrapText(sentence, columns, '  ', '    ')),
  ];
}

function groupWords(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return `a group of fields: ${names.join(', ')}`;
}

/** Characters of a value beside others. */
const shortValue = 60;

function reachWords(
  { field, fields, others }: ExplainedPlace,
  site: ResolvedValues,
): readonly string[] {
  const owners = [...new Set(fields.map(({ owner }) => owner))];
  if (owners.length === 0) return [notShown(field, site)];
  const shared = owners[0] === 'site' ? 'all regions share it' : 'the library edition has it';
  if (owners[0] === 'site' || owners[0] === 'library') return [shared];
  const keys = new Set(site.regions.map(({ key }) => key));
  const reached = owners.filter((owner) => keys.has(owner));
  const generic = owners.includes(site.generic.key) ? ', and the site without a state' : '';
  const names = reached.length > 6 || reached.length === 0 ? '' : `: ${reached.join(', ')}`;
  const derived = fields.filter(({ pointer }) => fieldPath(pointer) !== lastPath(field));
  return [
    `reaches ${reached.length} of ${keys.size} regions${generic}${names}`,
    ...(others.length === 0
      ? []
      : [`${others.length} ${others.length === 1 ? 'has its' : 'have their'} own:`]),
    ...others.map((other) => `- ${otherWords(other, site)}`),
    ...(derived.length === 0 || others.length > 0 ? [] : [`gives ${followers(derived)}`]),
  ];
}

function otherWords({ owner, pointer }: FieldPlace, site: ResolvedValues): string {
  const found = site.findValue({ owner, pointer });
  if (found === undefined) return `${owner}: nothing`;
  return `${owner}, ${shortProvenance(found.provenance)}: ${cutEnd(showValue(found.typed), shortValue)}`;
}

function followers(fields: readonly FieldPlace[]): string {
  return [...new Set(fields.map(({ owner, pointer }) => `${owner}.${fieldPath(pointer)}`))].join(
    ', ',
  );
}

/** The path of a field below its owner in the file: `headerTitle` for `regions.nevada.headerTitle`. */
function lastPath(field: string): string {
  return field.replace(/^(?:regions\.[^.]+|defaults|site)\.?/, '');
}

function notShown(field: string, site: ResolvedValues): string {
  const [, key = ''] = field.split('.');
  const link = site.regions.find((region) => region.key === key)?.link;
  if (link !== undefined && field.endsWith(`.${link.kind}`))
    return `a link: ${key} takes what ${link.to} states`;
  return `nothing shows it: ${link === undefined ? 'it is no content of a page' : `${key} takes what ${link.to} states`}`;
}

/** How many addresses are named before the rest is counted. */
const most = 6;

function pageWords(pages: readonly string[]): readonly string[] {
  if (pages.length === 0) return ['no page shows it as a text'];
  const named = pages.slice(0, pages.length > most + 1 ? most : pages.length);
  const rest = pages.length - named.length;
  const more = rest === 0 ? '' : ` and ${rest} more`;
  return [
    `on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}: ${named.join(', ')}${more}`,
  ];
}

function printJson(
  kind: FileKind,
  places: readonly ExplainedPlace[],
  site: ResolvedValues,
): string {
  const { path } = site.written[kind].document.file;
  const values = places.map(({ fields, others, description, ...place }) => ({
    line: place.line,
    column: place.column,
    field: place.field,
    value: place.value,
    isGroup: place.isGroup,
    pages: place.pages,
    ...(description !== undefined && { description }),
    shownAs: fields.map(describeField),
    others: others.map((other) => ({
      ...describeField(other),
      ...describeOther(other, site),
    })),
  }));
  const reach = { regions: site.regions.length };
  return `${JSON.stringify({ version: 1, file: path, ...reach, values }, undefined, 2)}\n`;
}

function describeField({ owner, pointer }: FieldPlace) {
  return { owner, field: fieldPath(pointer) };
}

function describeOther(other: FieldPlace, site: ResolvedValues) {
  const found = site.findValue(other);
  if (found === undefined) return { value: null, origin: null, via: [] };
  return { value: found.typed, ...describeProvenance(found.provenance) };
}
