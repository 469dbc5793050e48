import type { ReferenceKind } from '../reference-kind.ts';

/** An address in a style sheet. */
export interface CssUrl {
  readonly url: string;
  readonly kind: ReferenceKind;
  /** Where it stands in the text. */
  readonly offset: number;
}

const URL_TOKEN =
  /\/\*[^]*?\*\/|(@import\s+)?url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/dgi;

/** The addresses that a style sheet names; those in comments are none. */
export function cssUrls(text: string): readonly CssUrl[] {
  return [...text.matchAll(URL_TOKEN)].flatMap((match) => {
    const group = [2, 3, 4, 5, 6].find((index) => match[index] !== undefined);
    const url = group === undefined ? undefined : match[group];
    if (group === undefined || url === undefined) return [];
    const isImport = match[1] !== undefined || group > 4;
    return [
      { url, kind: isImport ? 'style' : kindOf(url), offset: match.indices?.[group]?.[0] ?? 0 },
    ];
  });
}

function kindOf(url: string): ReferenceKind {
  return /\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url) ? 'font' : 'image';
}
