import { childOf, childPointer } from '../resolve/pointer.ts';
import type { Provenance, ResolvedRegion, ResolvedSite } from '../resolve/resolve.ts';
import { findRegion } from '../resolve/resolve.ts';
import { nodeAt } from '../schema/schema-node.ts';
import { unknownCode } from './explain-code.ts';
import { UsageError, unknownName } from './usage.ts';

/** A value of a region, and where it comes from. */
export interface ExplainedValue {
  /** Path of the field below the region, such as `features.0.title`. */
  readonly field: string;
  /** Null for an optional field that is left out. */
  readonly value: unknown;
  /** Undefined for what is empty because nobody stated it. */
  readonly provenance: Provenance | undefined;
}

/** What was asked for: a region, or one of its fields. */
export interface Target {
  readonly region: ResolvedRegion;
  /** Segments of the field's path; empty for all of the region. */
  readonly path: readonly string[];
}

/** Reads `REGION` or `REGION.FIELD`, such as `nj.features.0.title` or `New Jersey.features[0].title`. */
export function readTarget(site: ResolvedSite, text: string): Target {
  const [name = '', ...path] = text.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const isGeneric = name.toLowerCase() === site.generic.key;
  const region = isGeneric ? site.generic : findRegion(site, name);
  if (region !== undefined) return { region, path };
  const file = Object.hasOwn(unlayered, name) ? unlayered[name] : undefined;
  if (file !== undefined) throw new UsageError(notOfRegion(text, file));
  const regions = [...site.regions.map(({ key }) => key), site.generic.key];
  throw unknownCode(text, regions) ?? unknownName('region', name, regions);
}

/** Parts of the input that belong to no region, and the file that they are written in. */
const unlayered: Readonly<Record<string, string>> = {
  site: 'regions.yaml',
  library: 'library.yaml',
};

function notOfRegion(target: string, file: string): string {
  return `explain answers for regions, as in nevada.headerTitle. ${target} belongs to no region: it is written once, in ${file}.`;
}

/** The single values at a target and below it, each with its provenance; wrong fields are usage errors. */
export function explainValues({ region, path }: Target): readonly ExplainedValue[] {
  let value: unknown = region.config;
  for (const [depth, segment] of path.entries()) {
    const child = childOf(value, segment);
    if (child === undefined) {
      if (!Array.isArray(value) && isContent(path)) return [unstated(path)];
      throw unknownField(region, path.slice(0, depth + 1), value);
    }
    value = child;
  }
  return leavesOf(region, path, value);
}

/** Whether the schema knows a field that regions inherit. */
function isContent(path: readonly string[]): boolean {
  return nodeAt('regions', path.reduce(childPointer, '/defaults')) !== undefined;
}

function unstated(path: readonly string[]): ExplainedValue {
  return { field: path.join('.'), value: null, provenance: undefined };
}

function unknownField(
  region: ResolvedRegion,
  path: readonly string[],
  parent: unknown,
): UsageError {
  const above = path.slice(0, -1);
  const names = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const known = names.map((name) => [...above, name].join('.'));
  if (known.length > 0) return unknownName(`field of ${region.key}`, path.join('.'), known);
  const where = [region.key, ...above].join('.');
  return new UsageError(
    `There is no field "${path.join('.')}" of ${region.key}: ${where} has no fields.`,
  );
}

function leavesOf(
  region: ResolvedRegion,
  path: readonly string[],
  value: unknown,
): readonly ExplainedValue[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    const pointer = path.reduce(childPointer, '');
    return [{ field: path.join('.'), value, provenance: region.provenanceOf(pointer) }];
  }
  return Object.entries(value).flatMap(([name, child]) => leavesOf(region, [...path, name], child));
}
