import type { Code, ParametersByCode } from '../../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { describeLocation } from '../describe.ts';
import { lastSegment, parentPointer } from '../pointer.ts';
import type { FileKind, SchemaNode } from '../schema-node.ts';
import { nodeAt } from '../schema-node.ts';

/** What the compiled schema reports of a value, with what its explanation is built from. */
export interface SchemaError {
  readonly document: YamlDocument;
  readonly file: FileKind;
  /** The keyword of JSON Schema that a value does not satisfy. */
  readonly keyword: string;
  /** Where the value is; its parent, for a field that is missing, unknown or badly named. */
  readonly pointer: string;
  readonly parameters: SchemaErrorParameters;
  /** What the schema says of the value at `pointer`. */
  readonly node: SchemaNode;
  readonly value: unknown;
  /** Of a group without a value, the field below its name that belongs in it. */
  readonly fieldBelow?: string;
  /** The JSON Pointer of the group that an unknown field belongs in, whose own line is missing. */
  readonly lostParent?: string;
}

/** What the validator reports beside the keyword. */
export interface SchemaErrorParameters {
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
  readonly propertyName?: string;
  /** Of a number or a length. */
  readonly limit?: number;
  /** Indices of two equal items, `i` after `j` or before it. */
  readonly i?: number;
  readonly j?: number;
}

/** Turns a schema error into a diagnostic; undefined where another diagnostic says the same. */
export type Explain = (error: SchemaError) => Diagnostic | undefined;

/** The diagnostic of a wrong value, at the value. */
export function atValue<C extends Code>(
  error: SchemaError,
  code: C,
  parameters: ParametersByCode[C],
  extras: Extras = {},
): Diagnostic {
  const span = error.document.locate(error.pointer, 'value');
  return createDiagnostic(code, parameters, span, { path: error.pointer, ...extras });
}

/** What the value is called in messages. */
export function whatOf({ file, pointer }: SchemaError): string {
  return describeLocation(file, pointer);
}

/** How the value is typed, with its quotes; for lists and groups of fields the empty text. */
export function sourceOf({ document, pointer }: SchemaError): string {
  return document.scalarAt(pointer)?.source ?? '';
}

/** Whether the schema demands the field at a JSON Pointer, so that its line cannot be deleted. */
export function isNeeded({ file, pointer }: SchemaError): boolean {
  const parent = nodeAt(file, parentPointer(pointer));
  return parent?.required?.includes(lastSegment(pointer)) ?? false;
}

/** For `createDiagnostic`, which takes no suggestion rather than an undefined one. */
export function suggesting(suggestion: string | undefined, isGuess = false): Extras {
  return suggestion === undefined ? {} : { suggestion, isGuess };
}
