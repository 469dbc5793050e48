import type { TokenizerCallbacks } from 'htmlparser2';
import { Tokenizer } from 'htmlparser2';

/** Something that a picture must not hold. */
export interface Danger {
  readonly line: number;
  /** In a marketer's words, with an article. */
  readonly what: string;
}

/** What the tags of an SVG file say; undefined for any other file. */
export function svgTags(contents: Buffer): TagReader | undefined {
  const tags = tagsOf(contents);
  return tags.roots[0] === 'svg' && !tags.hasProse ? tags : undefined;
}

export function isHtml(contents: Buffer): boolean {
  const { roots, doctype, hasProse } = tagsOf(contents);
  const [root = ''] = hasProse ? [] : roots;
  return /^doctype html\b/i.test(doctype) || /^(?:html|head|body)$/i.test(root);
}

/** Several questions are asked of a content, which is read once for all of them. */
const known = new WeakMap<Buffer, TagReader>();

export function tagsOf(contents: Buffer): TagReader {
  const tags = known.get(contents) ?? readTags(contents.toString('utf8'));
  known.set(contents, tags);
  return tags;
}

function readTags(text: string): TagReader {
  const reader = new TagReader(text);
  // Where a text has no entities, they are not looked for at each of its characters, which takes
  // several times as long.
  const options = { xmlMode: true, decodeEntities: text.includes('&') };
  const tokenizer = new Tokenizer(options, reader);
  tokenizer.write(text);
  const isComplete = reader.isComplete && text.trimEnd().endsWith('>');
  // The name of a tag that is cut off is only known when it ends.
  tokenizer.write('>');
  reader.isBalanced &&= isComplete;
  return reader;
}

const ignore = (): void => undefined;

/** Collects what tags say, whatever is wrong with them: a parser would mend that. */
class TagReader implements TokenizerCallbacks {
  readonly roots: string[] = [];
  /** Those of the first element. */
  readonly attributes = new Map<string, string>();
  /** Such as `DOCTYPE html`; empty without one. */
  doctype = '';
  /** What the first title says. */
  title: string | undefined;
  /** Whether something stands before the first element that must not. */
  hasProse = false;
  /** Whether each element ends, and ends where it should. */
  isBalanced = true;
  /** The first, if the file is a picture. */
  danger: Danger | undefined;
  readonly #open: string[] = [];
  #elements = 0;
  #attribute = { name: '', value: '', start: 0 };
  /** In the title or the style sheet that is open. */
  #words = '';

  constructor(private readonly text: string) {}

  /** Whether all elements that began have ended. */
  get isComplete(): boolean {
    return this.roots.length > 0 && this.#open.length === 0;
  }

  onopentagname(start: number, end: number): void {
    const name = this.text.slice(start, end);
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
    const name = this.text.slice(start, end);
    if (this.#open.pop() !== name) this.isBalanced = false;
    if (name === 'title') this.title ??= this.#words.trim();
    else if (isCollected(name) && loads(this.#words)) this.#note(elsewhere('<style>'), start);
  }

  onattribname(start: number, end: number): void {
    this.#attribute = { name: this.text.slice(start, end), value: '', start };
  }

  onattribdata(start: number, end: number): void {
    this.#attribute.value += this.text.slice(start, end);
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
    this.#say(this.text.slice(start, end));
  }

  ontextentity(code: number): void {
    this.#say(String.fromCodePoint(code));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#words += this.text.slice(start, end - endOffset);
  }

  ondeclaration(start: number, end: number): void {
    const declaration = this.text.slice(start, end);
    this.doctype ||= declaration;
    // Entities are declared in a document type.
    if (/^doctype\b/i.test(declaration)) this.#note('a document type (<!DOCTYPE>)', start);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#note(dangerOfInstruction(this.text.slice(start, end)), start);
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
    this.danger ??= { line: this.text.slice(0, start).split('\n').length, what };
  }
}

function isCollected(name: string): boolean {
  return /^(?:.*:)?(?:title|style)$/i.test(name);
}

/**
 * What visitors who open a picture by its address would run or load; undefined for what only shows
 * something. Files choose their prefixes, so these do not count.
 */
function dangerOfElement(name: string): string | undefined {
  if (/^(?:script|handler|listener)$/i.test(localName(name))) return `a script (<${name}>)`;
  const isPage = /^(?:foreignobject|html|body|iframe|embed|object|audio|video)$/i;
  return isPage.test(localName(name)) ? `a part of a web page (<${name}>)` : undefined;
}

/** A value without one of these can name nothing. Most values of a drawing are numbers. */
const mayLead = /[:(@\\]/;

function dangerOfAttribute(name: string, value: string): string | undefined {
  const local = localName(name);
  if (/^on/i.test(local)) return `a script (${name})`;
  // An animation sets the attribute that it names.
  if (/^attributename$/i.test(local)) return dangerOfAttribute(value.trim(), 'anything');
  const isAddress = /^(?:href|src)$/i.test(local);
  if (!isAddress && !mayLead.test(value)) return undefined;
  const plain = value.replace(/[\0-\x20]/g, '');
  if (/(?:^|;)(?:java|vb)script:/i.test(plain)) return `a script (${name})`;
  if (/^xmlns/i.test(name) && plain.endsWith('/1999/xhtml'))
    return `a part of a web page (${name})`;
  return (isAddress && !isOwn(plain)) || loads(value) ? elsewhere(name) : undefined;
}

/** In an encoding of several bytes, what reads as a comment here could be markup for a browser. */
function dangerOfInstruction(text: string): string | undefined {
  if (/^xml-stylesheet\b/i.test(text)) return elsewhere('<?xml-stylesheet>');
  const [, encoding = 'utf-8'] = /^xml\b.*\bencoding\s*=\s*["']([^"']*)/is.exec(text) ?? [];
  const isPlain = /^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding);
  return isPlain ? undefined : `another encoding than UTF-8 (${encoding})`;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function elsewhere(place: string): string {
  return `an address elsewhere (${place})`;
}

/** A part of the same file, or a picture of pixels or a font within it. */
function isOwn(address: string): boolean {
  return /^(?:$|#|data:(?:image\/(?!svg)|font\/|application\/(?:(?:x-)?font|octet-stream)))/i.test(
    address,
  );
}

function loads(css: string): boolean {
  const read = css.replace(/\/\*.*?\*\//gs, '').replace(/\\([\da-f]{1,6})\s?/gi, unescape);
  const addresses = read.matchAll(/(?:url|src|image|image-set)\(\s*["']?\s*([^"')]*)/gi);
  return /@import/i.test(read) || [...addresses].some(([, address = '']) => !isOwn(address));
}

/** A character that is written by its number, as style sheets may. */
function unescape(escaped: string, digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code > 0x10ffff ? escaped : String.fromCodePoint(code);
}
