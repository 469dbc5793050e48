import { positionAt } from '../diagnostics/span.ts';
import type { Span } from '../diagnostics/span.ts';
import { childOf, childPointer, isObject, segmentsOf } from '../compile/schema/pointer.ts';
import type { FoundValue, Provenance, ResolvedValues } from '../compile/resolve/resolved.ts';
import { findRegion } from '../compile/resolve/names.ts';
import { nodeAt } from '../compile/schema/schema-node.ts';
import { nearest } from '../compile/schema/nearest.ts';
import { leavesOf } from '../compile/schema/walk.ts';
import { unknownCode } from './explain-code.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { unknownName } from './usage.ts';

/** What was asked for: the values of an owner, or one of its fields by the segments of its path. */
export type Target = ReturnType<typeof readTarget>;

/** Reads an owner or a field of it, such as `New Jersey.features[0].title`, `site.plans`. */
export function readTarget(site: ResolvedValues, text: string) {
  const [name = '', ...path] = readPath(text);
  const isGeneric = name.toLowerCase() === site.generic.key;
  const region = isGeneric ? site.generic : findRegion(site, name);
  if (region !== undefined)
    return { owner: region.key, name: region.config.name, config: region.config, path };
  if (name === 'site' || (name === 'library' && site.library !== undefined))
    return { owner: name, name: undefined, config: site[name], path };
  const hasBlanks = /\s/.test(text);
  if ((text.includes('/') && !hasBlanks) || /\.ya?ml$/i.test(text))
    throw new UsageError(
      `To see who shows something, name the line of a file, as in regions.yaml:12. ${text} names none.`,
    );
  const regions = [...site.regions.map(({ key }) => key), site.generic.key];
  const shared = ['defaults', 'site', ...(site.library === undefined ? [] : ['library'])];
  const owners = [...regions, ...shared];
  const code = unknownCode(text, regions);
  if (code === undefined && hasBlanks && nearest(name.toLowerCase(), owners) === undefined)
    throw new UsageError(
      'explain does not search for words. Ask for a region (nevada), a field (nevada.headerTitle), a line (regions.yaml:12), the address of a page, whose texts it lists with where they are written (/nv/plan/), or a code (bad-date).',
    );
  throw code ?? unknownName('region', name, owners);
}

/** Such as `regions.yaml:873` or `regions.yaml:873:12`; numbers start at 1. */
export interface LineTarget {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** A line, or a field of `defaults`, whose path is empty for all of them. */
export type WrittenTarget = LineTarget | { readonly path: readonly string[] };

/** Reads a line, or a field of `defaults`; undefined for what has another form. */
export function readWrittenTarget(text: string): WrittenTarget | undefined {
  const [owner, ...path] = readPath(text);
  if (owner === 'defaults') return { path };
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (file === undefined || line === undefined || isAddress(text)) return undefined;
  return { file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}

/** Whether a target is a whole URL, or a path, which may lack the slash before it. */
export function isAddress(text: string): boolean {
  if (/^https?:\/\//.test(text)) return true;
  if (!text.includes('/') || /:\d+$/.test(text)) return false;
  return text.startsWith('/') || !/\.\w+$|\s/.test(text);
}

/** The names of a target such as `nj.features[0].title`; an index may also come after a dot. */
function readPath(text: string): readonly string[] {
  return text.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
}

export type ExplainedValue = ReturnType<typeof explainValues>[number];

/** Single values at a target; null where one is left out. Wrong fields are usage errors. */
export function explainValues(site: ResolvedValues, { owner, path, config }: Target) {
  const above = path.reduce(childPointer, '');
  return leavesOf(valueBelow(owner, config, path)).map((leaf) => {
    const pointer = above + leaf.pointer;
    const value = leaf.value ?? null;
    return { pointer, field: fieldPath(pointer), value, found: site.findValue({ owner, pointer }) };
  });
}

/** Undefined for an optional field that is left out; others that it lacks are usage errors. */
export function valueBelow(owner: string, root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const [depth, segment] of path.entries()) {
    const child = childOf(value, segment);
    if (child === undefined) {
      if (!Array.isArray(value) && isOptional(owner, path)) return undefined;
      throw unknownField(owner, path.slice(0, depth + 1), value);
    }
    value = child;
  }
  return value;
}

/** Whether the schema knows a field that is not stated. */
function isOptional(owner: string, path: readonly string[]): boolean {
  if (owner === 'library') return nodeAt('library', path.reduce(childPointer, '')) !== undefined;
  const group = owner === 'site' ? '/site' : '/defaults';
  return nodeAt('regions', path.reduce(childPointer, group)) !== undefined;
}

/** Lists the fields that there are. `parent` is what the last segment is not in. */
function unknownField(owner: string, path: readonly string[], parent: unknown): UsageError {
  const above = path.slice(0, -1);
  const names = isObject(parent) ? Object.keys(parent) : [];
  const known = names.map((name) => [...above, name].join('.'));
  if (known.length > 0) return unknownName(`field of ${owner}`, path.join('.'), known);
  const where = [owner, ...above].join('.');
  return new UsageError(
    `There is no field "${path.join('.')}" of ${owner}: ${where} has no fields.`,
  );
}

/** Where something is typed, as `regions.yaml:412`. */
export function formatLine(span: Span): string {
  const { file, line } = positionOf(span);
  return `${file}:${line}`;
}

/** The same for programs. */
export function positionOf({ file, start }: Span) {
  return { file: file.path, ...positionAt(file, start) };
}

/** The path of a field as it is asked for: `features.0.title`. */
export function fieldPath(pointer: string): string {
  return segmentsOf(pointer).join('.');
}

/** Where a value is typed, and how it came, such as `(fallthrough indiana, default)`. */
export function shortProvenance({ span, via, derivedFrom }: Provenance): string {
  const made = derivedFrom === undefined ? [] : [`made from its ${derivedFrom}`];
  const hops = via.map(({ kind, to }) => (kind === 'default' ? kind : `${kind} ${to}`));
  const words = [...made, ...hops].join(', ');
  return words === '' ? formatLine(span) : `${formatLine(span)} (${words})`;
}

/** The same for programs of what may be stated nowhere. */
export function describeFound(found: FoundValue | undefined) {
  return found === undefined ? { origin: null, via: [] } : describeProvenance(found.provenance);
}

/** The same for programs, with the line of each hop. */
export function describeProvenance({ span, derivedFrom, via }: Provenance) {
  return {
    origin: positionOf(span),
    ...(derivedFrom !== undefined && { derivedFrom }),
    via: via.map(({ span, ...hop }) => ({ ...hop, ...positionOf(span) })),
  };
}

/** A value as a person reads it. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}
