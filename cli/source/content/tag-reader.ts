import type { TokenizerCallbacks } from 'htmlparser2';
import {
  dangerOfAttribute,
  dangerOfDeclaration,
  dangerOfElement,
  dangerOfInstruction,
  dangerOfStyles,
} from './svg-dangers.ts';

/** Something that a picture must not hold. */
export interface Danger {
  readonly line: number;
  /** In a marketer's words, with an article. */
  readonly what: string;
}

/** What the tags of a file say, whatever is wrong with them; a parser would mend that. */
export interface Tags {
  /** Names of the outermost elements. */
  readonly roots: readonly string[];
  /** Those of the first element. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Such as `DOCTYPE html`; empty without one. */
  readonly doctype: string;
  /** What the first title says. */
  readonly title: string | undefined;
  /** Whether something stands before the first element that must not. */
  readonly hasProse: boolean;
  /** Whether each element ends, and ends where it should. */
  readonly isBalanced: boolean;
  /** The first, if the file is a picture. */
  readonly danger: Danger | undefined;
}

const ignore = (): void => undefined;

/** Collects them from what a tokenizer finds in a text. */
export class TagReader implements Tags, TokenizerCallbacks {
  readonly roots: string[] = [];
  readonly attributes = new Map<string, string>();
  doctype = '';
  title: string | undefined;
  hasProse = false;
  isBalanced = true;
  danger: Danger | undefined;
  readonly #text: string;
  readonly #open: string[] = [];
  #elements = 0;
  #attribute = { name: '', value: '', start: 0 };
  /** In the title or the style sheet that is open. */
  #words = '';

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether all elements that began have ended. */
  get isComplete(): boolean {
    return this.roots.length > 0 && this.#open.length === 0;
  }

  onopentagname(start: number, end: number): void {
    const name = this.#text.slice(start, end);
    if (this.#open.length === 0) this.roots.push(name);
    if (isCollected(name) && !this.#open.some(isCollected)) this.#words = '';
    this.#open.push(name);
    this.#elements += 1;
    this.#note(dangerOfElement(name), start);
  }

  onselfclosingtag(): void {
    this.#open.pop();
  }

  onclosetag(start: number, end: number): void {
    const name = this.#text.slice(start, end);
    if (this.#open.pop() !== name) this.isBalanced = false;
    if (name === 'title') this.title ??= this.#words.trim();
    else if (isCollected(name)) this.#note(dangerOfStyles(this.#words), start);
  }

  onattribname(start: number, end: number): void {
    this.#attribute = { name: this.#text.slice(start, end), value: '', start };
  }

  onattribdata(start: number, end: number): void {
    this.#attribute.value += this.#text.slice(start, end);
  }

  onattribentity(code: number): void {
    this.#attribute.value += String.fromCodePoint(code);
  }

  onattribend(): void {
    const { name, value, start } = this.#attribute;
    if (this.#elements === 1 && !this.attributes.has(name)) this.attributes.set(name, value);
    this.#note(dangerOfAttribute(name, value), start);
  }

  ontext(start: number, end: number): void {
    this.#say(this.#text.slice(start, end));
  }

  ontextentity(code: number): void {
    this.#say(String.fromCodePoint(code));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#words += this.#text.slice(start, end - endOffset);
  }

  ondeclaration(start: number, end: number): void {
    const declaration = this.#text.slice(start, end);
    this.doctype ||= declaration;
    this.#note(dangerOfDeclaration(declaration), start);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#note(dangerOfInstruction(this.#text.slice(start, end)), start);
  }

  readonly oncomment = ignore;
  readonly onend = ignore;
  readonly onopentagend = ignore;

  #say(said: string): void {
    this.#words += said;
    // What is left of a document type with declarations of its own is `]>`.
    if (this.roots.length === 0 && /[^\s\]>]/.test(said)) this.hasProse = true;
  }

  #note(what: string | undefined, start: number): void {
    if (what === undefined) return;
    this.danger ??= { line: this.#text.slice(0, start).split('\n').length, what };
  }
}

function isCollected(name: string): boolean {
  return /^(?:.*:)?(?:title|style)$/i.test(name);
}
