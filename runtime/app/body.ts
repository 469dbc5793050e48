import { escapeMarkup } from './markup.ts';

/** The parts of a body, as markup. */
interface BodyParts {
  /** The text of the link that skips the navigation bar. */
  readonly skipLink: string;
  /** What is in another language than the page. */
  readonly languages?: { readonly skipLink?: string | undefined; readonly around?: string };
  /** The ribbon above all pages of a preview; undefined in production. */
  readonly ribbon: string | undefined;
  readonly navbar: string;
  /** Which state the page is of, with the way to others; empty where there is no way. */
  readonly stateLine?: string;
  readonly main: string;
  /** What is shown on paper alone. */
  readonly paper: string;
  readonly footer: string;
}

/**
 * The body of every page: skip link, ribbon, navigation bar, line of the state, page, note on
 * paper, footer.
 */
export function joinBody({ skipLink, main, languages = {}, ...others }: BodyParts): string {
  const { ribbon, navbar, stateLine, paper, footer } = others;
  const link = `<a class="skip-link" href="#main">${escapeMarkup(skipLink)}</a>`;
  const around = (part = '') => inLanguage(languages.around, part);
  const above = [inLanguage(languages.skipLink, link), ...[ribbon, navbar, stateLine].map(around)];
  return [...above, main, ...[paper, footer].map(around)].filter((part) => part !== '').join('\n');
}

/** An element that says its language, where that is another one than the page’s. */
function inLanguage(lang: string | undefined, markup: string): string {
  return lang === undefined ? markup : markup.replace(/^<[a-z]+/, `$& lang="${lang}"`);
}
