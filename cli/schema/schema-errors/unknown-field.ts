import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SuggestedLocation } from '../suggest-location.ts';
import { suggestLocationAbove, suggestLocations } from '../suggest-location.ts';
import { isSlip, nearest } from '../nearest.ts';
import { childPointer } from '../pointer.ts';
import { describeLocation } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { suggesting } from './schema-error.ts';

/** As many field names as a message can list and still be read. */
const shortList = 12;

/** A name that its place does not know: mistyped, or standing in the wrong place. */
export function explainUnknownField(error: SchemaError): Diagnostic {
  const { document, file, pointer, node } = error;
  const { name, near, locations } = readingOf(error);
  const path = childPointer(pointer, name);
  const span = document.locate(path, 'key');
  const where = describeLocation(file, pointer);
  if (locations.length > 0) {
    const words = locations.map((location) => location.words);
    return createDiagnostic('misplaced-field', { name, where, locations: words }, span, { path });
  }
  const names = Object.keys(node.properties ?? {});
  const known = names.length <= shortList ? names : [];
  const extras = { path, ...suggesting(near) };
  return createDiagnostic('unknown-field', { name, where, nearest: near, known }, span, extras);
}

/** The fields that an unknown name was meant as; that these are missing is not reported. */
export function fieldsMeant(error: SchemaError): readonly string[] {
  const { near, locations } = readingOf(error);
  if (locations.length > 0) return locations.flatMap(({ pointer }) => pointer ?? []);
  return near === undefined ? [] : [childPointer(error.pointer, near)];
}

interface Reading {
  readonly name: string;
  readonly near: string | undefined;
  readonly locations: readonly SuggestedLocation[];
}

function readingOf(error: SchemaError): Reading {
  const { document, file, pointer, node } = error;
  const name = unknownName(error);
  const near = nearest(name, Object.keys(node.properties ?? {}));
  if (near !== undefined && isSlip(name, near)) return { name, near, locations: [] };
  const above = suggestLocationAbove(name, file, pointer, document.value);
  return { name, near, locations: above ? [above] : suggestLocations(name, file, pointer) };
}

/** The name that the place of the error does not know. */
export function unknownName({ parameters }: SchemaError): string {
  return parameters.additionalProperty ?? '';
}
