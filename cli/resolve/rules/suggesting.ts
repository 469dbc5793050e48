import type { YamlDocument } from '../../source/yaml-document.ts';

/**
 * A token to write in the stead of a piece of a text, if one can stand there. Without quotes a text must not begin with a
 * brace, and must hold none inside of brackets, so that there the message alone says what to write.
 */
export function tokenInstead(
  { document, pointer }: { readonly document: YamlDocument; readonly pointer: string },
  { start }: { readonly start: number },
  token: string,
): string | undefined {
  const { quoted, inFlow } = document.scalarAt(pointer) ?? { quoted: false, inFlow: true };
  return quoted || !(inFlow || start === 0) ? token : undefined;
}
