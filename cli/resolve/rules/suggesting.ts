import type { Extras } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';

/** The place of a wrong value, and what to write there in its stead, in the quotes that it is typed in. */
export function suggesting(
  document: YamlDocument,
  pointer: string,
  suggestion: string | undefined,
  isGuess = false,
): Extras {
  if (suggestion === undefined) return { path: pointer };
  const [, quote = ''] = /^(["']).*\1$/s.exec(document.scalarAt(pointer)?.source ?? '') ?? [];
  return { path: pointer, suggestion: quote + suggestion + quote, isGuess };
}

/**
 * The place of a text, and a token to write in the stead of a piece of it. Without quotes a text must not begin with a
 * brace, and must hold none inside of brackets, so that there the message alone says what to write.
 */
export function suggestingToken(
  document: YamlDocument,
  pointer: string,
  piece: Span,
  token: string,
): Extras {
  const { quoted, inFlow } = document.scalarAt(pointer) ?? { quoted: false, inFlow: true };
  const isFirst = piece.start === document.locate(pointer, 'value').start;
  return quoted || !(inFlow || isFirst) ? { path: pointer, suggestion: token } : { path: pointer };
}
