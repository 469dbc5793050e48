import { segmentsOf } from './pointer.ts';
import type { FileKind } from './schema-node.ts';

/** Where fields stand, to be read after "in" or before "has": `"site"`, `entry 2 of "features"`. */
export function describeLocation(file: FileKind, pointer: string): string {
  if (pointer === '') return `the top level of ${file}.yaml`;
  const segments = segmentsOf(pointer);
  const last = segments.at(-1) ?? '';
  if (!isIndex(last)) return `"${last}"`;
  const list = segments.findLast((segment) => !isIndex(segment)) ?? '';
  return `entry ${Number(last) + 1} of "${list}"`;
}

/** A single value as it can be written in the YAML; undefined for lists and groups of fields. */
export function asYaml(value: unknown): string | undefined {
  if (typeof value === 'string') return isPlain(value) ? value : quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

/** A text in quotes, which YAML reads as it stands. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

function isIndex(segment: string): boolean {
  return /^\d+$/.test(segment);
}

function isPlain(text: string): boolean {
  const words = /^(?:true|false|yes|no|on|off|null|y|n)$/i;
  const plain = /^[a-z/][\w/.,'!?@+-]*(?::\/\/[\w/.,'!?@+-]+)?(?: [\w/.,'!?@+-]+)*$/i;
  return plain.test(text) && !words.test(text);
}

/** A place as messages and `explain` call it: `nevada.headerTitle`, `library.tiers.0.price`. */
export function fieldName(kind: FileKind, pointer: string): string {
  const segments = segmentsOf(pointer);
  if (kind === 'library') return ['library', ...segments].join('.');
  const [first, ...rest] = segments;
  return (first === 'regions' && rest.length > 0 ? rest : segments).join('.');
}
