import { parse } from 'es-module-lexer/minimal/js';

/** Another script that a script imports. */
export interface ScriptImport {
  readonly url: string;
  /** Whether it is imported while the script runs, by `import()`. */
  readonly isLazy: boolean;
  /** Of the address in the text. */
  readonly offset: number;
}

/**
 * The scripts that a script imports, except those whose address is computed; undefined where the text does not parse,
 * for example because it is cut off.
 */
export function listImports(text: string): readonly ScriptImport[] | undefined {
  const imports = parseImports(text);
  return imports?.flatMap(({ n: url, s: start, d: dynamicStart }) => {
    if (url === undefined) return [];
    const isLazy = dynamicStart >= 0;
    // The span of a dynamic import includes the quotes of its address.
    return { url, isLazy, offset: isLazy ? start + 1 : start };
  });
}

function parseImports(text: string) {
  try {
    return parse(text)[0];
  } catch {
    return undefined;
  }
}
