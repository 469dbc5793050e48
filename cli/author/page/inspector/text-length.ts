import type { FieldToken } from './messages.ts';
import { nameToken, splitTokens } from './token-text.ts';

/** Characters as people count them, which is how checks count as well. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Of a text as it is typed, once its tokens are filled in; nothing for those not known yet. */
export function countFilled(
  typed: string,
  tokens: readonly Pick<FieldToken, 'name' | 'text'>[],
): number {
  const printed = new Map(tokens.map(({ name, text }) => [name, text]));
  const pieces = splitTokens(typed).map(({ text, isToken }) =>
    isToken ? (printed.get(nameToken(text)) ?? '') : text,
  );
  return countCharacters(pieces.join(''));
}
