import { attempt } from '../../../../runtime/services/attempt.ts';

/** A piece of a text as it is typed: words, or a token with its braces. */
interface TypedPiece {
  readonly text: string;
  readonly isToken: boolean;
}

const token = /(\{\{\{?[^{}]*\}?\}\})/;

export function splitTokens(text: string): readonly TypedPiece[] {
  return text
    .split(token)
    .map((piece, index) => ({ text: piece, isToken: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Puts a text into an element, tokens as chips that are deleted whole. */
export function showTyped(element: HTMLElement, text: string): void {
  const nodes = splitTokens(text).map((piece) => (piece.isToken ? chip(piece.text) : piece.text));
  // Behind a chip that ends the text browsers have no place for the caret but before a line end.
  const end = typeof nodes.at(-1) === 'string' ? [] : [document.createElement('br')];
  element.replaceChildren(...nodes, ...end);
}

/** The text that an element shows, as it is typed in the file. */
export function readTyped(element: HTMLElement): string {
  return [...element.childNodes].map(typedBy).join('');
}

/** A text of one paragraph: what was pasted from a mail or a PDF file has line ends in it. */
export function joinLines(text: string): string {
  return text.replace(/\s*[\n\u2028\u2029]\s*$/, '').replaceAll(/\s*[\n\u2028\u2029]\s*/g, ' ');
}

/** Whether words have become a token that is no chip yet. */
export function holdsTypedToken(element: HTMLElement): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && token.test(node.data));
}

/** Puts the caret behind everything. */
export function toEnd(element: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

export function isChip(element: HTMLElement): boolean {
  return element.dataset['token'] !== undefined;
}

export function putCaretBehind(chip: HTMLElement): void {
  putCaret(chip, 1);
}

/** Where a text begins with a chip, keys lead the caret into it, and there none does anything. */
export function leaveChip(field: HTMLElement): void {
  const root = field.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const ranges = attempt(() => getSelection()?.getComposedRanges({ shadowRoots: [root] }));
  const caret = ranges?.[0]?.startContainer;
  const chips = [...field.querySelectorAll<HTMLElement>('[data-token]')];
  const holding = chips.find((each) => caret !== undefined && each.contains(caret));
  if (holding !== undefined) putCaret(holding, 0);
}

function putCaret(chip: HTMLElement, step: 0 | 1): void {
  const { parentNode } = chip;
  if (parentNode === null) return;
  getSelection()?.collapse(parentNode, [...parentNode.childNodes].indexOf(chip) + step);
}

function chip(text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = 'chip';
  made.contentEditable = 'false';
  made.dataset['token'] = text;
  made.textContent = nameToken(text);
  return made;
}

/** What stands between the braces of a token. */
export function nameToken(token: string): string {
  return token.replaceAll(/[{}]/g, '').trim();
}

/** Line ends that browsers type are markup, as is the one behind the last chip. */
function typedBy(node: Node): string {
  if (node instanceof HTMLBRElement) return node.nextSibling === null ? '' : '\n';
  if (!(node instanceof HTMLElement)) return (node.nodeValue ?? '').replaceAll('\u00a0', ' ');
  return node.dataset['token'] ?? node.textContent ?? '';
}
