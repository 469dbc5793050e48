import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SuggestedLocation } from '../suggest-location.ts';
import { suggestLocationAbove, suggestLocations } from '../suggest-location.ts';
import type { Meant } from '../nearest.ts';
import { comparable, isSlip, nameMeant } from '../nearest.ts';
import { childPointer } from '../pointer.ts';
import { describeLocation, quoted } from '../describe.ts';
import { isOneValue } from '../schema-node.ts';
import type { SchemaError } from './schema-error.ts';
import { suggesting } from './schema-error.ts';

/** As many field names as still help where one of them is named already. */
const shortList = 12;

/** A name that its place does not know: mistyped, called otherwise here, or standing in the wrong place. */
export function explainUnknownField(error: SchemaError): Diagnostic {
  const { document, file, pointer, node } = error;
  const { name, near, isGuess, called, locations } = readingOf(error);
  const path = childPointer(pointer, name);
  const span = document.locate(path, 'key');
  const where = describeLocation(file, pointer);
  const picture = pictureAbove(error);
  if (picture) return createDiagnostic('alt-below-picture', picture, span, { path });
  if (locations.length > 0) {
    const words = locations.map((location) => location.words);
    return createDiagnostic('misplaced-field', { name, where, locations: words }, span, { path });
  }
  const meant = called.map((field) => ({
    field,
    about: node.properties?.[field]?.description ?? '',
  }));
  const names = Object.keys(node.properties ?? {});
  const isListed = near === undefined ? meant.length === 0 : names.length <= shortList;
  const known = isListed ? names : [];
  const extras = { path, ...suggesting(near, isGuess) };
  const parameters = { name, where, nearest: near, called: meant, known };
  return createDiagnostic('unknown-field', parameters, span, extras);
}

/** The fields that an unknown name was meant as; that these are missing is not reported. */
export function fieldsMeant(error: SchemaError): readonly string[] {
  const { near, called, locations } = readingOf(error);
  if (locations.length > 0) return locations.flatMap(({ pointer }) => pointer ?? []);
  const fields = near === undefined ? called : [near];
  return fields.map((field) => childPointer(error.pointer, field));
}

interface Reading extends Meant {
  readonly name: string;
  /** The fields that people call by this name. */
  readonly called: readonly string[];
  readonly locations: readonly SuggestedLocation[];
}

function readingOf(error: SchemaError): Reading {
  const { document, file, pointer, node } = error;
  const name = unknownName(error);
  const meant = nameMeant(name, Object.keys(node.properties ?? {}));
  const nothing = { called: [], locations: [] };
  if (meant.near !== undefined && isSlip(name, meant.near)) return { name, ...meant, ...nothing };
  const above = suggestLocationAbove(name, file, pointer, document.value);
  if (above) return { name, ...meant, ...nothing, locations: [above] };
  const called = fieldsCalled(error, name);
  if (called.length > 0) return { name, ...nothing, near: undefined, isGuess: false, called };
  return { name, ...meant, ...nothing, locations: suggestLocations(name, file, pointer) };
}

function fieldsCalled({ node }: SchemaError, name: string): readonly string[] {
  return Object.entries(node.properties ?? {})
    .filter(([, { alsoCalled = [] }]) => {
      return alsoCalled.some((word) => comparable(word) === comparable(name));
    })
    .map(([field]) => field);
}

/** The picture in the line above, where the name is a field of pictures, and both are to stand between brackets. */
function pictureAbove(error: SchemaError): Record<'name' | 'suggestion', string> | undefined {
  const values = Object.entries(Object(error.value) as Readonly<Record<string, unknown>>);
  const at = values.findIndex(([field]) => field === unknownName(error));
  const [name, file] = values[at - 1] ?? [];
  const above = name === undefined ? undefined : error.node.properties?.[name];
  if (name === undefined || typeof file !== 'string' || !isOneValue(above)) return undefined;
  if (unknownName(error) !== 'alt' || above?.properties?.['alt'] === undefined) return undefined;
  const alt = quoted(String(values[at]?.[1]));
  return { name, suggestion: `{ file: ${file}, alt: ${alt} }` };
}

/** The name that the place of the error does not know. */
export function unknownName({ parameters }: SchemaError): string {
  return parameters.additionalProperty ?? '';
}
