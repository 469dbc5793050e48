import type { Extent } from '../../../diagnostics/span.ts';

/** The name of a field, where a line begins with one. */
export interface Key extends Extent {
  readonly name: string;
  /** After the colon. */
  readonly after: number;
}

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const HASH = 35;
const COLON = 58;

/** A line without its line end and the blanks before it; or a part of one, up to its end. */
export class Line {
  constructor(
    /** Of the whole file. */
    private readonly text: string,
    /** From 0. */
    readonly index: number,
    /** Offset of the line's first character. */
    readonly start: number,
    /** Offset of its first character that is no blank. */
    readonly at: number,
    /** Offset after its last character that is no blank. */
    readonly end: number,
    /** How deep it stands, a value as deep as its owner; with tabs, as deep as was likely meant. */
    readonly indent: number,
    /** Indented by something else than spaces. */
    readonly odd = false,
  ) {}

  get typed(): string {
    return this.text.slice(this.at, this.end);
  }

  /** What stands before it, where it is a whole line. */
  get blanks(): string {
    return this.text.slice(this.start, this.at);
  }

  get isBlank(): boolean {
    return this.at === this.end;
  }

  get first(): string {
    return this.text.charAt(this.at);
  }

  /** Whether it divides the file into documents: `---` or `...` at its start. */
  get isMarker(): boolean {
    const after = this.start + 3;
    const mark = this.text.slice(this.start, after);
    if (mark !== '---' && mark !== '...') return false;
    return this.end === after || isBlank(this.text.charCodeAt(after));
  }

  /** The field that it begins with, if a name and a colon stand first. */
  get key(): Key | undefined {
    return findKey(this.text, this.at, this.end);
  }

  /** The field that was probably meant where only the space after the colon is missing. */
  get keyWithoutSpace(): Key | undefined {
    return findKeyWithoutSpace(this.text, this.at, this.end);
  }

  get isField(): boolean {
    if (this.key) return true;
    // A text that stands alone may well hold a colon; a field's name begins with a small letter.
    return /[a-z]/.test(this.first) && this.keyWithoutSpace !== undefined;
  }

  /** Whether the name before its colon has spaces in it, and is rather the beginning of a text. */
  get isWords(): boolean {
    const { name = '', start = 0, end = 0 } = this.key ?? {};
    return name.includes(' ') && end - start === name.length;
  }

  /** Whether it begins with a dash and a space, or is a dash alone. */
  get isItem(): boolean {
    const after = this.at + 1;
    return this.first === '-' && (after >= this.end || isBlank(this.text.charCodeAt(after)));
  }

  /** Whether it is the name of a field and its colon. */
  get isNameAlone(): boolean {
    return this.key?.after === this.end;
  }

  /** Whether it holds nothing but a comment, if that. A comment begins after a blank. */
  get isEmpty(): boolean {
    return this.at === this.end || (this.first === '#' && isAfterBlank(this.text, this.at));
  }

  /** Where a text without quotes ends: before a comment, or at the end of the line. */
  get textEnd(): number {
    return endOfText(this.text, this.at, this.end);
  }

  /** The part from an offset on, without the blanks there. */
  from(offset: number, indent = this.indent): Line {
    const { text, index, start, end, odd } = this;
    return new Line(text, index, start, skipBlanks(text, offset, end), end, indent, odd);
  }
}

const QUOTE = /["']/;

function findKey(text: string, at: number, end: number): Key | undefined {
  const first = text.charAt(at);
  if (QUOTE.test(first)) return findQuotedKey(text, at, end, first);
  if (first === '[' || first === '{' || first === '#') return undefined;
  for (let colon = at; colon < end; colon++) {
    const code = text.charCodeAt(colon);
    if (code === HASH && colon > at && isAfterBlank(text, colon)) return undefined;
    if (code !== COLON || !endsName(text, colon, end)) continue;
    const name = text.slice(at, colon).trimEnd();
    return name === '' ? undefined : { name, start: at, end: at + name.length, after: colon + 1 };
  }
  return undefined;
}

function findQuotedKey(text: string, at: number, end: number, quote: string): Key | undefined {
  let close = at + 1;
  while (close < end && text.charAt(close) !== quote) close++;
  if (close === end) return undefined;
  const colon = skipBlanks(text, close + 1, end);
  if (text.charCodeAt(colon) !== COLON || !endsName(text, colon, end)) return undefined;
  return { name: text.slice(at + 1, close), start: at, end: close + 1, after: colon + 1 };
}

function endsName(text: string, colon: number, end: number): boolean {
  return colon + 1 >= end || isBlank(text.charCodeAt(colon + 1));
}

/** A name with a colon and no space, as in `title:Hello`; no address like `https:`. */
const FIELD_WITHOUT_SPACE = /([\p{L}_$][\w$.-]*)[ \t]*:(?=[^ \t\r\n:])/uy;
const SCHEME = /^(?:https?|mailto|tel|ftp|data|javascript)$/i;

export function findKeyWithoutSpace(text: string, at: number, end: number): Key | undefined {
  const [typed = '', name = ''] = matchAt(FIELD_WITHOUT_SPACE, text, at);
  const after = at + typed.length;
  if (typed === '' || after >= end || SCHEME.test(name)) return undefined;
  return { name, start: at, end: at + name.length, after };
}

/** What a sticky pattern matches at an offset, and its groups; nothing where it does not match. */
export function matchAt(sticky: RegExp, text: string, at: number): readonly (string | undefined)[] {
  sticky.lastIndex = at;
  return sticky.exec(text) ?? [];
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

export function isBlankOrLineEnd(code: number): boolean {
  return isBlank(code) || code === NEWLINE || code === RETURN;
}

function isAfterBlank(text: string, at: number): boolean {
  return isBlank(text.charCodeAt(at - 1));
}

/** A tab, or a blank of web pages and word processors that only looks like a space. */
export const ODD_SPACE = /[\t\u00A0\u2000-\u200B\u202F\u3000\uFEFF]/;

/** The offset of the first character that is no blank. */
export function skipBlanks(text: string, at: number, end: number): number {
  let to = at;
  while (to < end && isBlank(text.charCodeAt(to))) to++;
  return to;
}

/** Where a text without quotes ends: before a comment, or at `end`. */
export function endOfText(text: string, at: number, end: number): number {
  let to = at;
  while (to < end && (text.charCodeAt(to) !== HASH || !isAfterBlank(text, to))) to++;
  while (to > at && isAfterBlank(text, to)) to--;
  return to;
}
