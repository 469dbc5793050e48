import type { ScalarValue } from '../../compile/source/yaml-node.ts';

/** What a YAML file can hold. */
export type YamlValue = ScalarValue | YamlItems | YamlFields;

export type YamlItems = readonly YamlValue[];

export interface YamlFields {
  readonly [name: string]: YamlValue;
}

export function isItems(value: YamlValue): value is YamlItems {
  return Array.isArray(value);
}

export function isFields(value: YamlValue): value is YamlFields {
  return typeof value === 'object' && value !== null && !isItems(value);
}

/** A value of a document, which holds nothing but what YAML can. */
export function toYaml(value: unknown): YamlValue {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** A value with another one at a place below it. */
export function withValue(
  whole: YamlValue,
  [segment, ...below]: readonly string[],
  next: YamlValue,
): YamlValue {
  if (segment === undefined) return next;
  if (isItems(whole))
    return whole.with(Number(segment), withValue(whole[Number(segment)] ?? null, below, next));
  const fields = isFields(whole) ? whole : {};
  return { ...fields, [segment]: withValue(fields[segment] ?? null, below, next) };
}

/** The fields or items, by their names or indices; none of a single value. */
export function membersOf(value: YamlValue): readonly (readonly [string, YamlValue])[] {
  return isItems(value) || isFields(value) ? Object.entries(value) : [];
}

export interface NewMember {
  /** Absent for an item. */
  readonly name?: string;
  readonly value: YamlValue;
  /** How many of its siblings stand before it. */
  readonly index: number;
  /** Its lines in a block, without the indentation that they share, where they are known. */
  readonly typed?: readonly string[] | undefined;
}
