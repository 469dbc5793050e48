import { isObject } from '../../compile/schema/pointer.ts';
import { listSteps } from './list-steps.ts';
import type { MarkedPiece, Marks } from './marks.ts';
import { listCutMarks, readMarked, withoutMarks } from './marks.ts';
import type { Slot } from './page-dom.ts';
import { readDom, slotsOf } from './page-dom.ts';
import type { PageText } from './page-text.ts';

/** A text of a page, with the marks of its pieces. */
export interface ReadText extends Omit<PageText, 'parts'> {
  readonly parts: readonly MarkedPiece[];
}

/**
 * Reads the texts of a page in document order by its marked twin. Where the two differ in more than
 * their marks, a component has cut, compared, sorted or measured a text: what stands there has no
 * source.
 *
 * @param marked Undefined where no page could be made with marks.
 */
export function readPage(url: string, html: string, marked: string | undefined, marks: Marks) {
  const cut = listCutMarks(marked ?? '');
  const texts: ReadText[] = [];
  const islandTexts: ReadText[] = [];
  // The marks that the texts so far have left open: running text is spread over several nodes.
  let open: readonly number[] = [];
  for (const [slot, twin] of pairSlots(url, html, marked)) {
    const { text, kind, path, attribute } = slot;
    open = twin === undefined ? [] : readMarked(twin.marksBefore, open).open;
    const isNode = attribute === undefined;
    const read = readMarked(twin?.text ?? text, isNode ? open : []);
    const aligned = align(text, read.pieces, marks);
    // What follows a text that is cut is no longer its own.
    if (isNode) open = aligned === undefined ? [] : read.open.filter((id) => !cut.has(id));
    if (kind === 'props') islandTexts.push(...readProps(text, twin?.text ?? text, marks));
    if (kind === 'props' || kind === 'source' || text === '') continue;
    // The address of a link in running text is a part of that text.
    const around = isNode ? [] : open;
    const parts = (aligned ?? [{ text, ids: [] }]).map((part) =>
      isMarked(part) ? part : { ...part, ids: around },
    );
    const isOwn = attribute === 'viewBox' && !parts.some(isMarked);
    const isPlaceInPage = kind === 'link' && text.startsWith('#');
    if (!isOwn && !isPlaceInPage)
      texts.push({ kind, text, path, ...(attribute !== undefined && { attribute }), parts });
  }
  return { texts: texts.map((text) => withSign(text, texts)), islandTexts };
}

interface TwinSlot extends Slot {
  /** The marks between it and the slot before. */
  readonly marksBefore: string;
}

/** A page's slots, each with its marked twin; undefined where that is something else. */
function pairSlots(
  url: string,
  html: string,
  marked: string | undefined,
): readonly (readonly [slot: Slot, twin: TwinSlot | undefined])[] {
  const slots = [...slotsOf(readDom(url, html))].map((slot) => ({ ...slot, marksBefore: '' }));
  const twins: TwinSlot[] = [];
  let marksBefore = '';
  for (const slot of marked === undefined ? [] : slotsOf(readDom(url, marked))) {
    if (slot.attribute === undefined && withoutMarks(slot.text) === '') marksBefore += slot.text;
    else {
      twins.push({ ...slot, marksBefore });
      marksBefore = '';
    }
  }
  const keyOf = ({ name, path, attribute = '' }: Slot) => `${path.length} ${name} ${attribute}`;
  return listSteps(slots, twins, keyOf).flatMap(({ shared, removed }) => [
    ...shared.flatMap(([slot, twin]) => (slot === undefined ? [] : [[slot, twin] as const])),
    ...removed.map((slot) => [slot, undefined] as const),
  ]);
}

function isMarked({ ids }: MarkedPiece): boolean {
  return ids.length > 0;
}

/** A sign that a component adds, such as ©, comes from the texts of its element. */
function withSign(sign: ReadText, texts: readonly ReadText[]): ReadText {
  const { text, path, attribute, parts } = sign;
  if (parts.some(isMarked) || /[\p{L}\p{N}]/u.test(text)) return sign;
  for (let depth = path.length - (attribute === undefined ? 1 : 0); depth >= 0; depth -= 1) {
    const beside = texts.filter((other) =>
      path.every((step, index) => index >= depth || other.path[index] === step),
    );
    const ids = beside.flatMap((other) => other.parts.flatMap((part) => part.ids));
    if (ids.length > 0) return { ...sign, parts: [{ text, ids: [...new Set(ids)] }] };
  }
  return sign;
}

/** The texts that an island is given: it may come to show each of them. */
function readProps(props: string, marked: string, marks: Marks): readonly ReadText[] {
  return [...pairTexts(JSON.parse(props), JSON.parse(marked))].flatMap(([text, twin]) => {
    const parts = align(text, readMarked(twin).pieces, marks) ?? [];
    return parts.some(isMarked) ? [{ kind: 'text', text, path: [], parts } as const] : [];
  });
}

function* pairTexts(value: unknown, twin: unknown): Generator<readonly [string, string]> {
  if (typeof value === 'string' && typeof twin === 'string') yield [value, twin];
  if (!isObject(value) || !isObject(twin)) return;
  for (const [name, inner] of Object.entries(value)) yield* pairTexts(inner, twin[name]);
}

/** A number or an amount of money, as pages write it. */
const numberPattern = /\$?\d[\d,]*(?:\.\d+)?/g;

/** Gives each piece the page's text in its place; undefined where that differs. */
function align(
  text: string,
  pieces: readonly MarkedPiece[],
  marks: Marks,
): readonly MarkedPiece[] | undefined {
  const parts: MarkedPiece[] = [];
  let end = 0;
  const take = (length: number, ids: readonly number[]): void => {
    if (length > 0) parts.push({ text: text.slice(end, end + length), ids });
    end += length;
  };
  for (const { text: piece, ids } of pieces) {
    for (const { words, id } of splitAtNumbers(piece, marks)) {
      // A number that the page has as well is typed in a text.
      if (id !== undefined && !text.startsWith(words, end))
        take(plainLength(text, end, id, marks), [id, ...ids]);
      else if (text.startsWith(words, end)) take(words.length, ids);
      else return undefined;
    }
  }
  return end === text.length ? parts : undefined;
}

/** Splits a text into plain texts and the numbers that are marks. */
function splitAtNumbers(text: string, marks: Marks) {
  const found: { words: string; id?: number }[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(numberPattern)) {
    const id = marks.readNumber(words);
    if (id === undefined) continue;
    found.push({ words: text.slice(end, index) }, { words, id });
    end = index + words.length;
  }
  found.push({ words: text.slice(end) });
  return found;
}

/** The length of a marked number in the page: as it is typed, or as a number. */
function plainLength(text: string, start: number, id: number, marks: Marks): number {
  const { typed } = marks.fieldOf(id);
  if (typed !== undefined && text.startsWith(typed, start)) return typed.length;
  const written = new RegExp(`^(?:${numberPattern.source})`);
  return written.exec(text.slice(start))?.[0].length ?? 0;
}
