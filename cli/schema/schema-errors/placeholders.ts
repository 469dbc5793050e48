import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { atPiece } from '../doubtful/piece-of-text.ts';
import type { Meant } from '../nearest.ts';
import { nameMeant } from '../nearest.ts';
import type { TypedText } from '../walk.ts';

/** A name in braces: a placeholder, a token, or one of the two with a brace too many or too few. */
const inBraces = /\{+\s*([\w.]+)\s*\}+/g;

interface InBraces extends Meant {
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

/** Finds placeholders that a message needs and lacks, and those that nothing would be filled in for. */
export function* findWrongPlaceholders(message: TypedText): Generator<Diagnostic> {
  const known = message.node.placeholders ?? [];
  const found = [...piecesOf(message.text, known)];
  for (const { typed, near, ...piece } of found) {
    if (known.includes(placeholderName(typed)) || (isToken(typed) && near === undefined)) continue;
    if (near === undefined && !isNeighbours(message, typed)) continue;
    const instead = near === undefined ? undefined : `{${near}}`;
    yield atPiece(message, 'unknown-placeholder', { typed, known }, { ...piece, instead });
  }
  const { document, pointer } = message;
  for (const name of known.filter((each) => !found.some(({ near }) => near === each))) {
    const span = document.locate(pointer, 'value');
    yield createDiagnostic('missing-placeholder', { name }, span, { path: pointer });
  }
}

function* piecesOf(text: string, known: readonly string[]): Generator<InBraces> {
  for (const { 0: typed, 1: name = '', index } of text.matchAll(inBraces)) {
    const exact = { near: known.find((each) => each === name), isGuess: false };
    const meant = isToken(typed) ? exact : nameMeant(name, known);
    yield { typed, ...meant, start: index, end: index + typed.length };
  }
}

/** The name of a placeholder that is typed as it must be; else empty. */
function placeholderName(typed: string): string {
  return /^\{(\w+)\}$/.exec(typed)?.[1] ?? '';
}

function isToken(typed: string): boolean {
  return typed.startsWith('{{') && typed.endsWith('}}');
}

/** Whether it is a word that is not filled in here: one of a message, or any other in a text with placeholders. */
function isNeighbours({ node, parent }: TypedText, typed: string): boolean {
  if (node.placeholders !== undefined) return true;
  const siblings = Object.values(parent.properties ?? {});
  return siblings.some(({ placeholders = [] }) => placeholders.includes(placeholderName(typed)));
}
