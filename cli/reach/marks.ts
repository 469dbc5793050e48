import type { FieldPlace } from '../resolve/resolved.ts';

/** A field that marks stand for. */
export interface MarkedField extends FieldPlace {
  /** Name of the token by which a text prints it. */
  readonly token?: string;
  /** The asset that says the words itself, as a drawing does in its title. */
  readonly asset?: string;
  /** A value as it is typed that is rendered as a figure instead. */
  readonly typed?: string;
}

/** The marks of one render: each stands for a field, and comes out of a page at the place that shows the field. */
export interface Marks {
  /** A text between marks that no visitor sees and nobody types. */
  readonly around: (field: MarkedField, text: string) => string;
  /** An address with a mark at its end, so that what looks at its beginning finds it unchanged. */
  readonly after: (field: MarkedField, address: string) => string;
  /** Another number in place of one: its digits stand for the field, however they are grouped. */
  readonly figure: (field: MarkedField, value: number) => number;
  /** Another year in place of that of a `YYYY-MM-DD` date. */
  readonly date: (field: MarkedField, date: string) => string;
  /** The field of a mark. */
  readonly fieldOf: (id: number) => MarkedField;
  /** The number of the mark in a run of digits, unless they are digits of the text itself. */
  readonly readFigure: (digits: string) => number | undefined;
}

/** A piece of marked text, and the marks that it stands between, the outermost first. */
export interface MarkedPiece {
  readonly text: string;
  readonly around: readonly number[];
}

// Characters that Unicode keeps from ever being in a text, so that none of the YAML can be taken for a mark.
const opening = '\uFDD0';
const closing = '\uFDD1';
const ending = '\uFDD2';
const firstDigit = 0xfdd3;
const base = 29;
const digits = 4;

const mark = /([\uFDD0-\uFDD2])([\uFDD3-\uFDEF]{4})/g;

/** Runs of digits that may be marks. */
const figures = /(?<![\w.])\d[\d,]{3,}/g;

/** Greater than any number of the content; what components add to a number is less than a step. */
const firstFigure = 7e9;
const step = 1e3;

/** Later than any date of the content, and still of four digits. */
const firstYear = 4000;

export function createMarks(): Marks {
  const fields: MarkedField[] = [];
  const ids = new Map<string, number>();
  const years: number[] = [];
  const idOf = (field: MarkedField): number => {
    const { owner, pointer, token = '', asset = '' } = field;
    const key = `${owner} ${pointer} ${token} ${asset}`;
    const id = ids.get(key) ?? fields.push(field) - 1;
    ids.set(key, id);
    return id;
  };
  return {
    around: (field, text) => {
      const id = encode(idOf(field));
      return `${opening}${id}${text}${closing}${id}`;
    },
    after: (field, address) => `${address}${ending}${encode(idOf(field))}`,
    // Nothing is a case of its own in components.
    figure: (field, value) => (value === 0 ? 0 : firstFigure + idOf(field) * step + (value % 1)),
    date: (field, date) => String(firstYear + years.push(idOf(field))) + date.slice(4),
    fieldOf: (id) => fields[id] ?? unknown(id),
    readFigure: (text) => {
      const value = Number(text.replaceAll(/[$,]/g, ''));
      if (/^\d{4}$/.test(text)) return years[value - firstYear - 1];
      const id = Math.round((value - firstFigure) / step);
      return id >= 0 && id < fields.length ? id : undefined;
    },
  };
}

/** Takes a text apart at its marks. Those that are not closed in it are `open` for the text that follows. */
export function readMarked(text: string, open: number[] = []): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: kind, 2: encoded = '', index } of text.matchAll(mark)) {
    const id = decode(encoded);
    const piece = text.slice(end, index);
    end = index + whole.length;
    const around = kind === ending ? [...open, id] : [...open];
    if (piece !== '' || kind === ending) pieces.push({ text: piece, around });
    if (kind === opening) open.push(id);
    if (kind === closing) open.splice(open.lastIndexOf(id), 1);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), around: [...open] });
  return pieces;
}

/** The numbers of all marks in a page or a part of one. */
export function listMarks(html: string, { readFigure }: Marks): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, , encoded = ''] of html.matchAll(mark)) found.add(decode(encoded));
  for (const [figure] of html.matchAll(figures)) {
    const id = readFigure(figure);
    if (id !== undefined) found.add(id);
  }
  return found;
}

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}

/** The first field that marks a text, if any does. */
export function firstMark(text: string): number | undefined {
  const [, , encoded] = [...text.matchAll(mark)][0] ?? [];
  return encoded === undefined ? undefined : decode(encoded);
}

function encode(id: number): string {
  let text = '';
  for (let rest = id, place = 0; place < digits; place++, rest = Math.floor(rest / base)) {
    text = String.fromCharCode(firstDigit + (rest % base)) + text;
  }
  return text;
}

function decode(text: string): number {
  let id = 0;
  for (let at = 0; at < text.length; at++) id = id * base + text.charCodeAt(at) - firstDigit;
  return id;
}

function unknown(id: number): never {
  throw new Error(`There is no mark ${id}.`);
}
