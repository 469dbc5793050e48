import type { CSSToken } from '@csstools/css-tokenizer';
import { TokenType, tokenize } from '@csstools/css-tokenizer';
import type { ReferenceKind } from '../reference-kind.ts';

/** An address in a style sheet. */
export interface CssUrl {
  readonly url: string;
  readonly kind: ReferenceKind;
  /** Where it stands in the text. */
  readonly offset: number;
}

/** Functions whose texts are addresses. */
const addressFunctions: readonly string[] = ['url', 'src', 'image-set', '-webkit-image-set'];

/** The addresses that a style sheet names, whether by `url()`, `image-set()` or `@import`. */
export function* cssUrls(text: string): Generator<CssUrl> {
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
    yield { ...address, kind: rule === 'import' ? 'style' : kindByExtension(address.url) };
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
