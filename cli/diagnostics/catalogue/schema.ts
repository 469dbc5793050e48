import { doubtfulCodes } from './doubtful.ts';
import type { Replacement } from './entry.ts';
import { error, fixable, rewording, warning } from './entry.ts';
import { formatCodes } from './formats.ts';
import { andList, counted, orList } from './lists.ts';

const fieldCodes = {
  'unknown-version': rewording.error(
    ({ version }: { version: string }) =>
      `This program does not know version ${version} of the file. Write \`version: 1\`, or use a newer program.`,
  ),
  'unknown-field': fixable(
    rewording.error(
      ({ name, where, nearest, called, known }: UnknownField) =>
        `${capital(where)} has no field "${name}".${nearest === undefined ? '' : ` It was probably meant as "${nearest}".`}${calledFields(called)}${knownFields(known)}`,
    ),
  ),
  'misplaced-field': error(
    ({ name, where, locations }: { name: string; where: string; locations: readonly string[] }) =>
      `"${name}" does not belong in ${where}, but in ${orList(locations)}. Move it there, and mind the indentation.`,
  ),
  'missing-field': error(
    ({ name, where, about, example }: MissingField) =>
      `${capital(where)} lacks the field "${name}". ${about}${example === undefined ? ` Add "${name}".` : ` Add it, for example \`${name}: ${example}\`.`}`,
  ),
  'missing-plan': error(
    ({ ids }: { ids: readonly string[] }) =>
      `The pricing pages compare four account types, but this list lacks ${andList(ids)}. Add an entry for each that is missing, such as \`- id: ${ids[0] ?? ''}\`.`,
  ),
  'missing-section': error(
    ({ pages }: { pages: readonly string[] }) =>
      `The landing page has a section for each of three pages, but this list lacks ${andList(pages)}. Add a section for each that is missing, with \`page: ${pages[0] ?? ''}\`, and correct a page that is named twice.`,
  ),
  'empty-value': error(({ what, needed, nothing, fieldBelow }: EmptyValue) => {
    if (fieldBelow !== undefined) {
      return `${capital(what)} has no value, since it is indented as deep as "${fieldBelow}" below it, which belongs in it. Indent ${what} less.`;
    }
    const none = nothing === undefined ? '' : `, or ${nothing} if there is none`;
    return `${capital(what)} has no value. Write one${none}${needed ? '' : ', or delete the line'}.`;
  }),
} as const;

export interface UnknownField {
  readonly name: string;
  readonly where: string;
  readonly nearest: string | undefined;
  /** The fields that people call so, and what the schema says about them. */
  readonly called: readonly { readonly field: string; readonly about: string }[];
  /** All fields that there are, where nothing is known of what was meant. */
  readonly known: readonly string[];
}

export interface MissingField {
  readonly name: string;
  readonly where: string;
  readonly about: string;
  readonly example: string | undefined;
}

export interface EmptyValue {
  readonly what: string;
  readonly needed: boolean;
  /** How the YAML says that there is none, where it can. */
  readonly nothing: string | undefined;
  /** The field below its name that belongs in it. */
  readonly fieldBelow: string | undefined;
}

const kindCodes = {
  'wrong-type': fixable(
    error(
      ({ what, expected, found }: Record<'what' | 'expected' | 'found', string>) =>
        `${capital(what)} must be ${expected}, but this is ${found}.`,
    ),
    keepsDecimals,
  ),
  'number-as-text': fixable(
    error(({ source, becomes }: { source: string; becomes: string }) =>
      source === becomes
        ? `${source} without quotes is a number, and a text belongs here. Put it in quotes.`
        : `${source} without quotes is a number, so it would become ${becomes}. Put it in quotes to keep it as it is.`,
    ),
  ),
  'boolean-as-text': fixable(
    error(
      ({ source }: { source: string }) =>
        `${source} without quotes means yes or no to the program, and a text belongs here. Put it in quotes.`,
    ),
  ),
  'date-as-text': fixable(
    warning(
      ({ source }: { source: string }) =>
        `${source} without quotes is a text here, but a date to other programs that read YAML, which may change how it is written. Put it in quotes.`,
    ),
  ),
  'boolean-word': fixable(
    rewording.error(
      ({ source, value }: { source: string; value: boolean }) =>
        `${source} is just a word here and switches nothing on or off. Write ${value}${value ? ' for yes' : ' for no'}.`,
    ),
  ),
  'not-one-of': fixable(
    rewording.error(
      ({ what, value, allowed, nearest }: NotOneOf) =>
        `"${value}" is not a possible value of ${what}.${nearest === undefined ? '' : ` It was probably meant as "${nearest}".`} Write ${orList(allowed)}.`,
    ),
  ),
  'out-of-range': error(
    ({ what, value, minimum, maximum }: OutOfRange) =>
      `${value} is too ${value < minimum ? 'small' : 'large'} for ${what}. Write a number from ${minimum} to ${maximum}.`,
  ),
  'wrong-count': error(
    ({ what, count, minimum, maximum }: { what: string; count: number } & Limits) =>
      `${capital(what)} has ${counted(count, 'entry', 'entries')}, but must have ${between(minimum, maximum)}.`,
  ),
  'duplicate-item': error(
    ({ what }: { what: string }) => `This entry is in ${what} already. Delete one of the two.`,
  ),
} as const;

export interface NotOneOf {
  readonly what: string;
  readonly value: string;
  readonly allowed: readonly string[];
  readonly nearest: string | undefined;
}

export interface Limits {
  readonly minimum: number;
  readonly maximum: number;
}

type OutOfRange = { readonly what: string; readonly value: number } & Limits;

const textCodes = {
  'empty-text': error(
    ({ what, blank, needed }: { what: string; blank: boolean; needed: boolean }) =>
      `The text of ${what} is empty${blank ? ' but for blanks' : ''}. Write something${needed ? '' : ', or delete the line'}.`,
  ),
  'text-too-long': error(
    ({ what, length, limit }: { what: string; length: number; limit: number }) =>
      `The text of ${what} has ${length} characters, but its place has room for ${limit}. Shorten it by ${counted(length - limit, 'character')}.`,
  ),
  'line-break-in-text': error(
    ({ what, by }: { what: string; by?: 'blank' | 'deeper' }) =>
      `The text of ${what} has line breaks, but its place shows a single paragraph. ${withoutBreaks(by)}`,
  ),
  'html-in-text': rewording.error(
    ({ markup, bare }: { markup: string; bare: string }) =>
      `${markup} is HTML, but visitors would read it letter for letter, because texts are plain here. Write the text without it${bare === '' ? '' : `: "${bare}"`}.`,
  ),
  'field-in-text': error(
    ({ name, beside }: { name: string; beside: string }) =>
      `This line is indented so deep that it belongs to the text of "${beside}": visitors would read it there, and "${name}" would say nothing. Indent it like "${beside}". If it is to be read, put the whole text in quotes.`,
  ),
  'missing-placeholder': error(
    ({ name }: { name: string }) =>
      `This text must hold {${name}}, with its braces: the page puts in its place what the text is about. Write it where that belongs.`,
  ),
  'unknown-placeholder': fixable(
    rewording.error(
      ({ typed, known }: { typed: string; known: readonly string[] }) =>
        `Nothing is put in the place of ${typed} in this text, so that visitors would read it as it stands. ${known.length === 0 ? 'Write the word itself.' : `What is filled in here: ${known.map((name) => `{${name}}`).join(', ')}.`}`,
    ),
  ),
  'markdown-in-text': rewording.warning(
    ({ typed, words }: { typed: string; words: string }) =>
      `Visitors would read ${typed} as it is typed, with its marks, because this field is plain. Write only "${words}".`,
  ),
} as const;

/** What can be wrong with a field on its own, as cli/schema's JSON schemas describe it. */
export const schemaCodes = {
  ...fieldCodes,
  ...kindCodes,
  ...textCodes,
  ...formatCodes,
  ...doubtfulCodes,
} as const;

function calledFields(called: UnknownField['called']): string {
  if (called.length === 0) return '';
  const fields = called.map(({ field, about }) => `"${field}" (${firstSentence(about)})`);
  return ` What you mean is probably ${orList(fields)}.`;
}

function firstSentence(text: string): string {
  return /^.*?(?=[.:] |\.$|$)/.exec(text)?.[0] ?? '';
}

/** Whether a number has as many decimals as it is typed with: a comma before them may be one of thousands too few. */
function keepsDecimals({ typed, suggestion }: Replacement): boolean {
  return typed.includes('.') === suggestion.includes('.');
}

function knownFields(known: readonly string[]): string {
  return known.length === 0 ? '' : ` Its fields are ${known.join(', ')}.`;
}

function between(minimum: number, maximum: number): string {
  if (maximum === Infinity) return `at least ${minimum}`;
  return minimum === maximum ? `${minimum}` : `from ${minimum} to ${maximum}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withoutBreaks(by: 'blank' | 'deeper' | undefined): string {
  if (by === 'blank') return 'Delete this empty line: even below `>-` it divides paragraphs.';
  if (by === 'deeper') return 'Indent this line like those around it: `>-` joins only such lines.';
  return 'Write it on one line, or start it with `>-`, which joins the lines below it.';
}
