import type { YamlValue } from './yaml-value.ts';

/** A field or an item that is to be written. */
export interface NewMember {
  /** Of a field. */
  readonly name?: string;
  readonly value: YamlValue;
  /** How many of its siblings stand before it. */
  readonly index: number;
}
