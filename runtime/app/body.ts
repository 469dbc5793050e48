import { escapeMarkup } from './markup.ts';

/** The parts of a body, as markup. */
interface BodyParts {
  /** The text of the link that skips the navigation bar. */
  readonly skipLink: string;
  /** The ribbon above all pages of a preview; undefined in production. */
  readonly ribbon: string | undefined;
  readonly navbar: string;
  readonly main: string;
  /** What is shown on paper alone. */
  readonly paper: string;
  readonly footer: string;
}

/** The body of every page: skip link, ribbon, navigation bar, page, note on paper, footer. */
export function joinBody({ skipLink, ribbon, navbar, main, paper, footer }: BodyParts): string {
  const link = `<a class="skip-link" href="#main">${escapeMarkup(skipLink)}</a>`;
  const top = ribbon === undefined ? link : `${link}\n${ribbon}`;
  return `${top}\n${navbar}\n${main}\n${paper}\n${footer}`;
}
