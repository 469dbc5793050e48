import { andList, orList } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { positionAt } from '../../../diagnostics/span.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { invisiblesIn } from '../doubtful/characters.ts';
import { asYaml, quoted } from '../describe.ts';
import type { Meant } from '../nearest.ts';
import { comparable, isSlip, nameMeant } from '../nearest.ts';
import { childOf, childPointer, lastSegment, parentPointer } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import { childNode, isOneValue, mayBeTimed, nodeAt } from '../schema-node.ts';
import { stateOfKey } from '../states.ts';
import type { SuggestedLocation } from '../suggest-location.ts';
import {
  suggestEntriesAround,
  suggestLocationAbove,
  suggestLocationBeside,
  suggestLocations,
} from '../suggest-location.ts';
import { isMoment } from '../formats/date.ts';
import { commentedOut } from './commented-out.ts';
import { absentFieldFor, fieldsFitting } from './fitting-fields.ts';
import type { SchemaError } from './schema-error.ts';
import { atName, whatOf } from './schema-error.ts';
import { timeBeside } from './time-beside.ts';

/** As many field names as still help where one of them is named already. */
const shortList = 12;

/** An unknown name: mistyped, another word for a field, or standing in the wrong place. */
export function explainUnknownField(error: SchemaError): Diagnostic {
  const meant = [...fieldsMeant(error), ...fieldsTakenAlong(error)];
  return { ...describeUnknown(error), affects: [...meant, ...meant.map(parentPointer)] };
}

function describeUnknown(error: SchemaError): Diagnostic {
  const { name, node } = error;
  const picture = pictureAbove(error);
  if (picture) return atName(error, 'alt-below-picture', picture);
  const other =
    commentedOut(error) ??
    timeBeside(error) ??
    invisibleIn(error) ??
    restOfText(error) ??
    pathOfNames(error);
  if (other) return other;
  const { near, isGuess, called, locations, isNameless } = readingOf(error);
  if (isNameless) return atName(error, 'missing-parent', { spaces: indentOf(error) });
  const where = whatOf(error);
  if (locations.length > 0) {
    const words = orList(locations.map((location) => location.words));
    const beside = locations.find((location) => location.beside !== undefined)?.beside;
    return atName(error, 'misplaced-field', { name, where, locations: words, beside });
  }
  const meant = called.map((field) => `"${field}" (${firstSentence(node, field)})`);
  const names = Object.keys(node.properties ?? {});
  const isListed = near === undefined ? meant.length === 0 : names.length <= shortList;
  const known = isListed && names.join(', ');
  const parameters = { name, where, nearest: near, called: orList(meant), known };
  return atName(error, 'unknown-field', parameters, { suggestion: near, isGuess });
}

/** The blanks before a name. */
function indentOf({ document, pointer, name }: SchemaError): number {
  const { file, start } = document.locate(childPointer(pointer, name), 'key');
  return positionAt(file, start).column - 1;
}

/** What the schema says of a field, in short. */
function firstSentence(node: SchemaNode, field: string): string {
  const { description = '' } = node.properties?.[field] ?? {};
  return /^.*?(?=[.:] |\.$|$)/.exec(description)?.[0] ?? '';
}

/** A name with a character that nobody sees. */
function invisibleIn(error: SchemaError): Diagnostic | undefined {
  const [found] = invisiblesIn(error.name);
  if (found === undefined) return undefined;
  const { at, length, ...parameters } = found;
  const whole = atName(error, 'invisible-character', parameters, { suggestion: '' });
  const { file, start } = whole.span;
  const from = file.text.indexOf(error.name, start) + at;
  return { ...whole, span: { file, start: from, end: from + length } };
}

/** The rest of a text between braces, which a comma ends unless it is in quotes. */
function restOfText(error: SchemaError): Diagnostic | undefined {
  const { document, pointer, name } = error;
  const { field, before, own } = entryAbove(error);
  const path = childPointer(pointer, field);
  const { inFlow, quoted: isQuoted } = document.scalarAt(path) ?? {};
  if (own !== null || typeof before !== 'string') return undefined;
  if (inFlow !== true || isQuoted === true) return undefined;
  const { file, end } = document.locate(childPointer(pointer, name), 'key');
  const span = { file, start: document.locate(path, 'value').start, end };
  const suggestion = quoted(file.text.slice(span.start, end));
  return createDiagnostic('comma-in-text', { field, suggestion }, span, { path, suggestion });
}

/** The field in the line above an unknown name, its value, and the value of the name itself. */
function entryAbove(error: SchemaError) {
  const entries = Object.entries(Object(error.value) as Readonly<Record<string, unknown>>);
  const at = entries.findIndex(([field]) => field === error.name);
  const [field = '', before] = entries[at - 1] ?? [];
  return { field, before, own: entries[at]?.[1] };
}

/** Several names with dots between, as `explain` prints where a field is. */
function pathOfNames(error: SchemaError): Diagnostic | undefined {
  const names = error.name.split('.');
  const path = names.reduce<string>(childPointer, error.pointer);
  if (names.length < 2 || nodeAt(error.file, path) === undefined) return undefined;
  const lines = names.map((name) => `\`${name}:\``);
  return atName(error, 'names-with-dots', { names: andList(lines) });
}

/** The fields that an unknown name was meant as, which may be missing for that. */
export function fieldsMeant(error: SchemaError): readonly string[] {
  const { near, called, locations } = readingOf(error);
  if (locations.length > 0) return locations.flatMap(({ pointer }) => pointer ?? []);
  const fields = near === undefined ? called : [near];
  return fields.map((field) => childPointer(error.pointer, field));
}

/** A group indented too little takes in the fields below it: they are missing where it belongs. */
function fieldsTakenAlong(error: SchemaError): readonly string[] {
  const names = Object.keys(Object(childOf(error.value, error.name)));
  // A name that is only misspelt stands where it belongs.
  const elsewhere = fieldsMeant(error)
    .map(parentPointer)
    .filter((parent) => parent !== error.pointer);
  return elsewhere.flatMap((parent) => names.map((name) => childPointer(parent, name)));
}

interface Reading extends Meant {
  /** The fields that people call by this name. */
  readonly called: readonly string[];
  readonly locations: readonly SuggestedLocation[];
  /** It is a field of an entry, whose own name is missing above it. */
  readonly isNameless?: boolean;
}

function readingOf(error: SchemaError): Reading {
  const { document, file, pointer, node, name } = error;
  const value = childOf(error.value, name);
  const fitting = fieldsFitting(node, value);
  const meant = nameMeant(name, Object.keys(node.properties ?? {}));
  const nearest = { ...meant, called: [], locations: [] };
  const isTime = typeof value === 'string' && isMoment(value) && mayBeTimed(file, pointer);
  const time = nameMeant(name, isTime ? ['from', 'until'] : []);
  if (time.near !== undefined) return { ...nearest, ...time };
  if (meant.near !== undefined && isSlip(name, meant.near) && fitting.includes(meant.near))
    return nearest;
  const above =
    suggestLocationAbove(name, file, pointer, document.value) ??
    suggestEntriesAround(name, file, pointer, value);
  if (above) return { ...nearest, locations: [above] };
  if (Object.hasOwn(childNode(node, name)?.properties ?? {}, name))
    return { ...nearest, isNameless: true };
  const beside = suggestLocationBeside(name, file, pointer, document.value);
  if (beside) return { ...nearest, locations: [beside] };
  const called = fieldsCalled(error, name, fitting);
  if (called.length > 0) return { ...nearest, near: undefined, isGuess: false, called };
  const absent = absentFieldFor(node, error.value, value);
  if (absent !== undefined) return { ...nearest, near: absent, isGuess: true };
  const ofKind = nameMeant(name, fitting);
  const first = fitting.find(
    (field) => name.startsWith(field) && /[A-Z_]/.test(name.charAt(field.length)),
  );
  const other = { near: meant.near ?? first, isGuess: true };
  const locations = suggestLocations(name, file, pointer, document.value);
  return { ...nearest, ...(ofKind.near === undefined ? other : ofKind), locations };
}

/** The fields that people call by a name; where some can hold its value, only these. */
function fieldsCalled(
  { node }: SchemaError,
  name: string,
  fitting: readonly string[],
): readonly string[] {
  const called = Object.entries(node.properties ?? {}).flatMap(([field, { alsoCalled = [] }]) =>
    alsoCalled.some((word) => comparable(word) === comparable(name)) ? [field] : [],
  );
  const likely = called.filter((field) => fitting.includes(field));
  return likely.length > 0 ? likely : called;
}

/** The picture in the line above, if the name is a field that belongs in braces with it. */
function pictureAbove(error: SchemaError): Record<'name' | 'suggestion', string> | undefined {
  const { field: name, before: file, own } = entryAbove(error);
  const above = error.node.properties?.[name];
  if (typeof file !== 'string' || !isOneValue(above)) return undefined;
  if (error.name !== 'alt' || above?.properties?.['alt'] === undefined) return undefined;
  const alt = quoted(String(own));
  return { name, suggestion: `{ file: ${file}, alt: ${alt} }` };
}

/** A required field that is missing; reported at the name of the group that it belongs in. */
export function explainMissingField(error: SchemaError): Diagnostic {
  const { document, pointer, node, name } = error;
  const { description: about = '', examples = [] } = childNode(node, name) ?? {};
  const example = ofState(pointer, name) ?? asYaml(examples[0]);
  const parameters = { name, where: whatOf(error), about, example };
  const path = childPointer(pointer, name);
  return createDiagnostic('missing-field', parameters, document.locate(pointer, 'key'), { path });
}

/** The code or the name of the state that a region is called after. */
function ofState(pointer: string, field: string): string | undefined {
  const key = lastSegment(pointer);
  const state = pointer === `/regions/${key}` ? stateOfKey(key) : undefined;
  return field === 'code' || field === 'name' ? state?.[field] : undefined;
}

/** The entries that a list lacks: it needs one for each word that a field of them takes. */
export function explainMissingEntry(error: SchemaError): Diagnostic {
  const entry = childNode(error.node, '0') ?? {};
  const field = entry.properties?.['page'] ? 'page' : 'id';
  const known = childNode(entry, field)?.enum ?? [];
  const given = Array.isArray(error.value) ? error.value.map((each) => childOf(each, field)) : [];
  const missing = known.filter((word) => !given.includes(word));
  const code = field === 'id' ? 'missing-plan' : 'missing-section';
  const parameters = { words: andList(missing), first: missing[0] ?? '' };
  return { ...atPlace(error, code, parameters), ...entryAgain(error, given, field) };
}

/** Where an entry of a list has the word of one above it, which may be the slip. */
function entryAgain(
  { document, pointer }: SchemaError,
  words: readonly unknown[],
  field: string,
): Partial<Diagnostic> {
  const again = words.findIndex((word, index) => words.indexOf(word) < index);
  if (again === -1) return {};
  const [span, first] = [again, words.indexOf(words[again])].map((index) =>
    document.locate(childPointer(childPointer(pointer, index), field), 'value'),
  );
  if (!span || !first) return {};
  return { span, related: [{ message: 'the same entry is above, here', span: first }] };
}
