import { resolve } from 'node:path';
import type { CheckedProject } from '../compile/check-project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { cutEnd, defaultColumns, joinLines, toJson, wrapText } from '../diagnostics/print/lines.ts';
import { positionAt } from '../diagnostics/span.ts';
import { findDependents, ofPagesThere, showAny } from '../author/reach/dependents.ts';
import type { Reach } from '../author/reach/page-reach.ts';
import type { WrittenPlace } from '../author/reach/written-places.ts';
import { placeAfter, placesAt } from '../author/reach/written-places.ts';
import { withoutFields } from '../compile/values/without-fields.ts';
import type { FieldPlace, ResolvedValues } from '../compile/resolve/resolved.ts';
import { printPeriod } from '../compile/resolve/timed/period.ts';
import type { WrittenFile } from '../compile/resolve/written.ts';
import { listFiles } from '../compile/resolve/written.ts';
import { fieldName } from '../compile/schema/describe.ts';
import { childPointer, isObject, segmentsOf, valueAt } from '../compile/schema/pointer.ts';
import type { FileKind } from '../compile/schema/schema-node.ts';
import { nodeAt } from '../compile/schema/schema-node.ts';
import type { ExplainOptions } from './explain-target.ts';
import type { LineTarget, WrittenTarget } from './explained-value.ts';
import {
  describeFound,
  fieldPath,
  formatLine,
  shortProvenance,
  showValue,
  valueBelow,
} from './explained-value.ts';
import { openReachOf } from './open-reach.ts';
import { drawingWords, pageWords } from './shown-words.ts';

/** What is written at a place, and which pages show it. */
export async function explainPlaces(
  files: { readonly root: string; readonly cwd: string },
  checked: CheckedProject,
  target: WrittenTarget,
  options: ExplainOptions,
): Promise<string> {
  const reach = await openReachOf(files, checked);
  return explainWritten({ ...files, site: checked.resolved, reach }, target, options);
}

/** What an explanation of something written is made from. */
export interface WrittenSources {
  readonly site: ResolvedValues;
  /** Absolute path of the folder that names of files start from. */
  readonly cwd: string;
  /** The same of the project. */
  readonly root: string;
  readonly reach: Reach;
}

/** What is written at a place, and who shows it (docs/architecture.md A5). */
export function explainWritten(
  sources: WrittenSources,
  target: WrittenTarget,
  { format, columns = defaultColumns }: ExplainOptions,
): string {
  const { kind, file, places } = findWritten(sources, target);
  const explained = places.map((place) => explainPlace(sources, kind, file, place));
  const { site } = sources;
  if (format === 'json') return printJson(file.document.file.path, explained, site);
  const blocks = explained.map((value) => joinLines(printPlace(value, site, columns)));
  return blocks.join('\n');
}

/** What a file states at a place, which may be several values; nothing is a usage error. */
function findWritten(sources: WrittenSources, target: WrittenTarget) {
  const { regions } = sources.site.written;
  if ('path' in target)
    return { kind: 'regions' as const, file: regions, places: [defaultAt(sources, target.path)] };
  const [kind, file] = findFile(sources, target.file);
  const { document } = file;
  const places = placesAt(document, target.line, target.column);
  if (places.length === 0) throw atOtherTime(file, target) ?? nothingThere(kind, document, target);
  return { kind, file, places };
}

function defaultAt({ site }: WrittenSources, path: readonly string[]): WrittenPlace {
  const { document, value: written } = site.written.regions;
  const pointer = path.reduce(childPointer, '/defaults');
  const value = valueBelow('defaults', written.defaults, path);
  if (value === undefined)
    throw new UsageError(`The defaults state no ${path.join('.')}, though they may.`);
  const { start, end } = document.locate(pointer, 'key');
  return { pointer, isGroup: isObject(value), start, end };
}

type Document = ResolvedValues['written']['regions']['document'];

function findFile({ site, cwd, root }: WrittenSources, file: string) {
  const isFile = ({ file: { path } }: Document): boolean =>
    file === path || resolve(cwd, file) === resolve(root, path);
  const files = listFiles(site.written);
  const found = files.find(([, { document }]) => isFile(document));
  if (found !== undefined) return found;
  const known = files.map(([, { document }]) => document.file.path).join(' and ');
  throw new UsageError(
    `${file} is not a file that pages are made from. explain answers for lines of ${known}.`,
  );
}

function atOtherTime({ timing }: WrittenFile<unknown>, { line }: LineTarget) {
  const value = timing?.values.find(({ holds, span: { file, start }, node }) => {
    const isThere = positionAt(file, start).line <= line && line <= positionAt(file, node.end).line;
    return !holds && isThere;
  });
  if (value === undefined) return undefined;
  return new UsageError(
    `What is typed there is shown ${printPeriod(value)}. To ask about it, name an instant of that time with --at.`,
  );
}

function nothingThere(kind: FileKind, document: Document, { line, column }: LineTarget) {
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
      : ` The next is ${fieldName(kind, next.pointer)}, at ${formatLine({ file: document.file, ...next })}.`;
  return new UsageError(`${where} ${what}.${hint}`);
}

type ExplainedPlace = ReturnType<typeof explainPlace>;

function explainPlace(
  { site, reach }: WrittenSources,
  kind: FileKind,
  { document, value }: WrittenFile<unknown>,
  { pointer, isGroup, start }: WrittenPlace,
) {
  const dependents = findDependents(site, kind, pointer);
  const { pages, drawings } = showAny(dependents.fields, reach);
  return {
    /** As `regions.yaml:873`. */
    at: formatLine({ file: document.file, start, end: start }),
    pointer,
    ...positionAt(document.file, start),
    /** As `defaults.headerTitle`. */
    field: fieldName(kind, pointer),
    value: valueAt(value, pointer),
    isGroup,
    /** What the schema says of it. */
    description: nodeAt(kind, pointer)?.description,
    ...dependents,
    /** URLs. */
    pages: pages.map(({ url }) => url),
    /** Paths of the sharing cards and brochures that print it. */
    drawings,
  };
}

function printPlace(place: ExplainedPlace, site: ResolvedValues, columns: number): string[] {
  const { at, field, value, isGroup, description } = place;
  const shown = isGroup ? groupWords(value) : showValue(value);
  const sentences = [
    ...reachWords(place, site),
    ...(isGroup
      ? ['Name a line below it to see who shows that.']
      : [...pageWords(place.pages), ...drawingWords(place.drawings)]),
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
  const names = isObject(value) ? Object.keys(value) : [];
  return `a group of fields: ${names.join(', ')}`;
}

/** Characters of a value beside others. */
const shortValue = 60;

function reachWords({ pointer, fields, others }: ExplainedPlace, site: ResolvedValues): string[] {
  if (fields.length === 0) return [notShown(pointer, site)];
  const owners = [...new Set(ofPagesThere(site, fields).map(({ owner }) => owner))];
  if (owners.length === 0) return ['no edition has its page'];
  const shared = owners[0] === 'site' ? 'all regions share it' : 'the library edition has it';
  if (owners[0] === 'site' || owners[0] === 'library') return [shared];
  const keys = new Set(site.regions.map(({ key }) => key));
  const reached = owners.filter((owner) => keys.has(owner));
  const generic = owners.includes(site.generic.key) ? ', and the site without a state' : '';
  const names = reached.length > 6 || reached.length === 0 ? '' : `: ${reached.join(', ')}`;
  const reaches = `reaches ${reached.length} of ${keys.size} regions${generic}${names}`;
  if (others.length > 0) {
    const own = `${others.length} ${others.length === 1 ? 'has its' : 'have their'} own:`;
    return [reaches, own, ...others.map((other) => `- ${otherWords(other, site)}`)];
  }
  const own = pointer.replace(/^\/(?:regions\/[^/]+|defaults|site)/, '');
  const derived = fields
    .filter((field) => field.pointer !== own)
    .map((field) => `${field.owner}.${fieldPath(field.pointer)}`);
  return derived.length === 0 ? [reaches] : [reaches, `gives ${[...new Set(derived)].join(', ')}`];
}

function otherWords({ owner, pointer }: FieldPlace, site: ResolvedValues): string {
  const found = site.findValue({ owner, pointer });
  if (found === undefined) return `${owner}: nothing`;
  return `${owner}, ${shortProvenance(found.provenance)}: ${cutEnd(showValue(found.typed), shortValue)}`;
}

function notShown(pointer: string, site: ResolvedValues): string {
  const [, key = ''] = segmentsOf(pointer);
  const link = site.regions.find((region) => region.key === key)?.link;
  if (link === undefined) return 'nothing shows it: it is no content of a page';
  const what = pointer.endsWith(`/${link.kind}`) ? 'a link' : 'nothing shows it';
  return `${what}: ${key} takes what ${link.to} states`;
}

function printJson(file: string, places: readonly ExplainedPlace[], site: ResolvedValues): string {
  const values = places.map(({ fields, others, description, drawings, ...place }) => ({
    ...withoutFields(place, ['at', 'pointer']),
    ...(drawings.length > 0 && { drawings }),
    ...(description !== undefined && { description }),
    shownAs: fields.map(describeField),
    others: others.map((other) => {
      const found = site.findValue(other);
      return { ...describeField(other), value: found?.typed ?? null, ...describeFound(found) };
    }),
  }));
  return toJson({ version: 1, file, regions: site.regions.length, values });
}

function describeField({ owner, pointer }: FieldPlace) {
  return { owner, field: fieldPath(pointer) };
}
