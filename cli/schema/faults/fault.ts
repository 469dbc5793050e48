import type { Code, MessageParameters } from '../../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { lastSegment, parentPointer } from '../pointer.ts';
import type { FileKind, SchemaNode } from '../schema-node.ts';
import { nodeAt } from '../schema-node.ts';

/** One finding of the compiled schema, with what its explanation is built from. */
export interface Fault {
  readonly document: YamlDocument;
  readonly file: FileKind;
  /** The keyword of JSON Schema that a value does not satisfy. */
  readonly keyword: string;
  /** Where the value is; its parent, for a field that is missing, unknown or badly named. */
  readonly pointer: string;
  readonly parameters: FaultParameters;
  /** What the schema says of the value at `pointer`. */
  readonly node: SchemaNode;
  readonly value: unknown;
}

/** What the validator tells beside the keyword. */
export interface FaultParameters {
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
  readonly propertyName?: string;
  /** Of a number or a length. */
  readonly limit?: number;
  /** Indices of two equal items, `i` after `j` or before it. */
  readonly i?: number;
  readonly j?: number;
}

/** Turns a fault into what a person is told; nothing, where another diagnostic says it already. */
export type Explain = (fault: Fault) => Diagnostic | undefined;

/** The diagnostic of a wrong value, at the value. */
export function atValue<C extends Code>(
  fault: Fault,
  code: C,
  parameters: MessageParameters<C>,
  extras: Extras = {},
): Diagnostic {
  const span = fault.document.locate(fault.pointer, 'value');
  return createDiagnostic(code, parameters, span, { path: fault.pointer, ...extras });
}

/** How the value is typed, with its quotes; for lists and groups of fields the empty text. */
export function sourceOf({ document, pointer }: Fault): string {
  return document.scalarAt(pointer)?.source ?? '';
}

/** Whether the schema demands the field at a JSON Pointer, so that its line cannot be deleted. */
export function isNeeded(file: FileKind, pointer: string): boolean {
  const parent = nodeAt(file, parentPointer(pointer));
  return parent?.required?.includes(lastSegment(pointer)) ?? false;
}

/** For `createDiagnostic`, which takes no suggestion rather than an undefined one. */
export function suggesting(suggestion: string | undefined): Extras {
  return suggestion === undefined ? {} : { suggestion };
}
