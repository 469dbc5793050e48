import { isAbsolute, resolve } from 'node:path';
import type { WrittenPlace } from '../reach/written-places.ts';
import { positionAt } from '../diagnostics/span.ts';
import { placeAfter, placesAt } from '../reach/written-places.ts';
import type { Written } from '../resolve/written.ts';
import { printPeriod } from '../resolve/timed/period.ts';
import type { ResolvedValues } from '../resolve/resolved.ts';
import { fieldName } from '../schema/describe.ts';
import { childPointer } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { formatLine } from './explained-place.ts';
import { readPath, valueBelow } from './explained-value.ts';
import { UsageError } from './usage.ts';

/** A place in a file, as `regions.yaml:873` or `regions.yaml:873:12` names it; both numbers start at 1. */
interface LineTarget {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** A field of `defaults`, as `defaults.features.2` names it; the path is empty for all of them. */
interface DefaultTarget {
  readonly path: readonly string[];
}

/** What is asked for by where it is written. */
export type WrittenTarget = LineTarget | DefaultTarget;

/** Reads a line, or a field of `defaults`, which no region owns; undefined for what has another form. */
export function readWrittenTarget(text: string): WrittenTarget | undefined {
  const [owner, ...path] = readPath(text);
  return owner === 'defaults' ? { path } : readLineTarget(text);
}

/** Reads `FILE:LINE` or `FILE:LINE:COLUMN`; undefined for what has another form. */
function readLineTarget(text: string): LineTarget | undefined {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (file === undefined || line === undefined || isAddress(text)) return undefined;
  return { file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}

/** Whether a target is the address of a page: a whole URL, or a path, which may lack the slash before it. */
export function isAddress(text: string): boolean {
  if (/^https?:\/\//.test(text)) return true;
  if (!text.includes('/') || /:\d+$/.test(text)) return false;
  return text.startsWith('/') || !/\.\w+$/.test(text);
}

/** Where something written is looked for. */
export interface WrittenFiles {
  readonly site: ResolvedValues;
  /** Absolute path of the folder that names of files start from. */
  readonly cwd: string;
  /** The same of the project. */
  readonly root: string;
}

/** What a file states at a place; of a line that may be several values. A place where nothing is written is a usage error. */
export function findWritten(
  files: WrittenFiles,
  target: WrittenTarget,
): { readonly kind: FileKind; readonly places: readonly WrittenPlace[] } {
  if ('path' in target) return { kind: 'regions', places: [defaultAt(files, target.path)] };
  const kind = fileKindOf(files, target.file);
  const file = files.site.written[kind];
  const { document } = file;
  const places = placesAt(document, target.line, target.column);
  if (places.length === 0) throw atOtherTime(file, target) ?? nothingThere(kind, document, target);
  return { kind, places };
}

function defaultAt({ site }: WrittenFiles, path: readonly string[]): WrittenPlace {
  const { document, value: written } = site.written.regions;
  const pointer = path.reduce(childPointer, '/defaults');
  const value = valueBelow('defaults', written.defaults, path);
  if (value === undefined)
    throw new UsageError(`The defaults state no ${path.join('.')}, though they may.`);
  const { start, end } = document.locate(pointer, 'key');
  return { pointer, isGroup: typeof value === 'object' && value !== null, start, end };
}

type Document = ResolvedValues['written']['regions']['document'];

function fileKindOf({ site, cwd, root }: WrittenFiles, file: string): FileKind {
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

function atOtherTime(
  { timing }: Written['regions' | 'library'],
  { line }: LineTarget,
): UsageError | undefined {
  const value = timing?.values.find(({ holds, span: { file, start }, node }) => {
    const isThere = positionAt(file, start).line <= line && line <= positionAt(file, node.end).line;
    return !holds && isThere;
  });
  if (value === undefined) return undefined;
  return new UsageError(
    `What is typed there is shown ${printPeriod(value)}. To ask about it, name an instant of that time with --at.`,
  );
}

function nothingThere(
  kind: FileKind,
  document: Document,
  { line, column }: LineTarget,
): UsageError {
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
