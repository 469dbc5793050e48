import { escapeMarkup } from './markup.ts';

/** The parts of a body, as markup. */
interface BodyParts {
  /** The text of the link that skips the navigation bar. */
  readonly skipLink: string;
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
export function joinBody({ skipLink, ribbon, navbar, stateLine, ...parts }: BodyParts): string {
  const link = `<a class="skip-link" href="#main">${escapeMarkup(skipLink)}</a>`;
  return [ribbon, navbar, stateLine, parts.main, parts.paper, parts.footer]
    .filter((part) => part !== undefined && part !== '')
    .reduce<string>((body, part) => `${body}\n${part}`, link);
}
