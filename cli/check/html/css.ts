import type { CSSToken } from '@csstools/css-tokenizer';
import { TokenType, tokenize } from '@csstools/css-tokenizer';
import { parse } from 'es-module-lexer/minimal/js';

/** What a page does with an address that it names; an island has that of a page among its props. */
export type ReferenceKind =
  | 'link'
  | 'form'
  | 'image'
  | 'media'
  | 'script'
  | 'style'
  | 'font'
  | 'frame'
  | 'object'
  | 'manifest'
  | 'connection'
  | 'shared'
  | 'prop';

/** Whether opening the page asks for the address, without a click. */
export function isLoadedWithPage(kind: ReferenceKind): boolean {
  return !['link', 'form', 'shared', 'prop'].includes(kind);
}

/** An address in a style sheet or script. */
export interface TextReference {
  readonly url: string;
  readonly kind: ReferenceKind;
  /** It may stay unloaded: it waits for the visitor or for a script that runs, or is one of several to choose from. */
  readonly isLazy: boolean;
  /** Where it stands in the text. */
  readonly offset: number;
}

/** Functions whose texts are addresses. */
const addressFunctions: readonly string[] = ['url', 'src', 'image-set', '-webkit-image-set'];

/** The addresses that a style sheet names, whether by `url()`, `image-set()` or `@import`. */
export function* cssUrls(text: string): Generator<TextReference> {
  const functions: string[] = [];
  let rule = '';
  for (const token of tokenize({ css: text })) {
    const [type] = token;
    if (type === TokenType.AtKeyword) rule = token[4].value.toLowerCase();
    else if (type === TokenType.Semicolon || type === TokenType.OpenCurly) rule = '';
    else if (type === TokenType.Function) functions.push(token[4].value.toLowerCase());
    else if (type === TokenType.OpenParen) functions.push('');
    else if (type === TokenType.CloseParen) functions.pop();
    const address = addressOf(token, functions.at(-1), rule);
    // The address of a namespace is a name, and nothing is loaded from it.
    if (address === undefined || rule === 'namespace') continue;
    const kind = rule === 'import' ? 'style' : kindByExtension(address.url);
    yield { ...address, kind, isLazy: false };
  }
}

function addressOf(token: CSSToken, within: string | undefined, rule: string) {
  const [type, typed, start] = token;
  if (type === TokenType.URL) {
    return { url: token[4].value, offset: start + (/^url\(\s*/i.exec(typed)?.[0].length ?? 0) };
  }
  if (type !== TokenType.String) return undefined;
  const isAddress = within === undefined ? rule === 'import' : addressFunctions.includes(within);
  return isAddress ? { url: token[4].value, offset: start + 1 } : undefined;
}

function kindByExtension(url: string): ReferenceKind {
  return /\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url) ? 'font' : 'image';
}

/**
 * The scripts that a script imports, except those whose address is computed; undefined where the text does not parse,
 * for example because it is cut off.
 */
export function listImports(text: string): readonly TextReference[] | undefined {
  const imports = parseImports(text);
  return imports?.flatMap(({ n: url, s: start, d: dynamicStart }) => {
    if (url === undefined) return [];
    const isLazy = dynamicStart >= 0;
    // The span of a dynamic import includes the quotes of its address.
    return { url, kind: 'script', isLazy, offset: isLazy ? start + 1 : start };
  });
}

function parseImports(text: string) {
  try {
    return parse(text)[0];
  } catch {
    return undefined;
  }
}
