import type { Extras } from '../../diagnostics/diagnostic.ts';
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
