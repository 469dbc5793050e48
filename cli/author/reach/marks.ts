import type { FieldPlace } from '../../compile/resolve/resolved.ts';

export interface MarkedField extends FieldPlace {
  /** Name of the token, where a text prints the field by one. */
  readonly token?: string;
  /** Path of the asset whose own title the text is, where it is not in the YAML. */
  readonly asset?: string;
  /** The value as it is typed, where the mark is a number in place of a text. */
  readonly typed?: string;
}

/** A part of a marked text. */
export interface MarkedPiece {
  readonly text: string;
  /** Ids of the marks around it, the innermost first. */
  readonly ids: readonly number[];
}

// Unicode never assigns these characters, so no text of the YAML contains a mark.
const opening = '\uFDD0';
const closing = '\uFDD1';
const addressMark = '\uFDD2';
const firstDigit = 0xfdd3;
const base = 29;
const digits = 4;

const markPattern = /([\uFDD0-\uFDD2])([\uFDD3-\uFDEF]{4})/g;

const markedNumberPattern = /(?<![\w.])\d[\d,]{3,}/g;

/** Greater than any number of the content. Components add less than a step to a number. */
const firstNumber = 7e9;
const step = 1e3;

/** Later than any date of the content, with four digits. */
const firstYear = 4000;

export type Marks = ReturnType<typeof createMarks>;

/** The marks of one render. A page with a mark shows its field; ids count the fields. */
export function createMarks() {
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
    /** The text between two invisible marks. */
    markText(field: MarkedField, text: string): string {
      const id = encode(idOf(field));
      return `${opening}${id}${text}${closing}${id}`;
    },
    /** Marked at its end: components look at the beginnings of addresses. */
    markAddress: (field: MarkedField, address: string): string =>
      `${address}${addressMark}${encode(idOf(field))}`,
    /** Another number, whose digits identify the field. Components treat 0 as a case of its own. */
    markNumber: (field: MarkedField, value: number): number =>
      value === 0 ? 0 : firstNumber + idOf(field) * step + (value % 1),
    /** The date, which is `YYYY-MM-DD`, with a year that identifies the field. */
    markDate: (field: MarkedField, date: string): string =>
      String(firstYear + years.push(idOf(field))) + date.slice(4),
    fieldOf(id: number): MarkedField {
      const field = fields[id];
      if (field === undefined) throw new Error(`There is no mark ${id}.`);
      return field;
    },
    /** The id of the mark that a number is; undefined where the number is the page's own. */
    readNumber(text: string): number | undefined {
      const value = Number(text.replaceAll(/[$,]/g, ''));
      if (/^\d{4}$/.test(text)) return years[value - firstYear - 1];
      const id = Math.round((value - firstNumber) / step);
      return id >= 0 && id < fields.length ? id : undefined;
    },
  };
}

/** Splits a text at its marks; `before`, and what is returned, are those left open. */
export function readMarked(text: string, before: readonly number[] = []) {
  const pieces: MarkedPiece[] = [];
  let open = before;
  let end = 0;
  for (const { 0: whole, 1: kind, 2: encoded = '', index } of text.matchAll(markPattern)) {
    const id = decode(encoded);
    const piece = text.slice(end, index);
    end = index + whole.length;
    const ids = kind === addressMark ? [id, ...open] : open;
    if (piece !== '' || kind === addressMark) pieces.push({ text: piece, ids });
    if (kind === opening) open = [id, ...open];
    if (kind === closing && open.includes(id)) open = open.toSpliced(open.indexOf(id), 1);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), ids: open });
  return { pieces, open };
}

/** The marks that a page does not have as a whole: a component has cut their texts. */
export function listCutMarks(html: string): ReadonlySet<number> {
  const depths = new Map<number, number>();
  for (const [, kind, encoded = ''] of html.matchAll(markPattern)) {
    if (kind === addressMark) continue;
    const id = decode(encoded);
    depths.set(id, (depths.get(id) ?? 0) + (kind === opening ? 1 : -1));
  }
  return new Set([...depths].flatMap(([id, depth]) => (depth === 0 ? [] : [id])));
}

/** The ids of all marks in a page or a part of one. */
export function listMarkIds(html: string, { readNumber }: Marks): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, , encoded = ''] of html.matchAll(markPattern)) found.add(decode(encoded));
  for (const [number] of html.matchAll(markedNumberPattern)) {
    const id = readNumber(number);
    if (id !== undefined) found.add(id);
  }
  return found;
}

export function withoutMarks(text: string): string {
  return text.replaceAll(markPattern, '');
}

export function firstMarkId(text: string): number | undefined {
  const [{ 2: encoded } = { 2: undefined }] = text.matchAll(markPattern);
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
