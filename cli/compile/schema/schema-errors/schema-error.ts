import type { CatalogueCode, ParametersByCode } from '../../../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../../../diagnostics/diagnostic.ts';
import { atPlace } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { describeLocation } from '../describe.ts';
import { childPointer, lastSegment, parentPointer } from '../pointer.ts';
import type { FileKind } from '../schema-node.ts';
import { nodeAt } from '../schema-node.ts';
import type { Keyword, Violation } from '../violations.ts';

/** What is wrong with a file by its schema, with what its explanation is built from. */
export interface SchemaError extends Omit<Violation, 'keyword'> {
  readonly document: YamlDocument;
  readonly file: FileKind;
  readonly keyword: Keyword | 'lostParent';
  /** Of a group without a value, the field below its name that belongs in it. */
  readonly fieldBelow?: string;
  /** The JSON Pointer of the group that an unknown field belongs in, whose own line is missing. */
  readonly lostParent?: string;
  /** What else is wrong by that alone. */
  readonly affects?: readonly string[];
}

/** The diagnostic of a field that is unknown or badly named, at its name. */
export function atName<C extends CatalogueCode>(
  { document, pointer, name }: SchemaError,
  code: C,
  parameters: ParametersByCode[C],
  extras: Extras = {},
): Diagnostic {
  const place = { document, pointer: childPointer(pointer, name), part: 'key' } as const;
  return atPlace(place, code, parameters, extras);
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
