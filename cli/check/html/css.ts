import type { Use } from '../use.ts';

/** An address in a style sheet. */
export interface CssUrl {
  readonly url: string;
  readonly use: Use;
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
      { url, use: isImport ? 'style' : useOf(url), offset: match.indices?.[group]?.[0] ?? 0 },
    ];
  });
}

function useOf(url: string): Use {
  return /\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url) ? 'font' : 'image';
}
