import type { FieldType } from './rules/field-type.ts';

/**
 * A group of checkboxes holds a list, a toggle a boolean, a file field a file; nothing yet is
 * `null` or empty.
 */
export type FieldValue = string | boolean | readonly string[] | File | null;

/** By the path of the field. */
export type Values = Readonly<Record<string, FieldValue>>;

/** Says what is wrong with a value, or nothing. What it throws is an unexpected error. */
export type Validation = (value: FieldValue, values: Values) => string | undefined;

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The generic field of docs/product.md D7. Labels, help and descriptions may hold HTML; it is
 * sanitised where shown.
 */
export interface FieldModel {
  /** Names the field in values, errors and 402 answers. */
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly placeholder?: string;
  readonly help?: string;
  readonly description?: string;
  /** Of select, radio and checkbox, in the order that they are shown in. */
  readonly options?: readonly FieldOption[];
  /** Run in this order; the first that fails is shown. */
  readonly validations: readonly Validation[];
}
