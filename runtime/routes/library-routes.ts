import type { LibraryKind, LibraryRoute } from '../app/view.ts';
import { libraryBlockPage } from './block-page.tsx';
import { libraryCaseStudy } from './library-case-study.tsx';
import { libraryDemo, libraryQuote } from './library-forms.tsx';
import { libraryDemoConfirmation, libraryQuoteConfirmation } from './library-confirmations.tsx';
import { libraryHome } from './library-home.tsx';
import { libraryNotFound } from './library-not-found.tsx';
import { libraryPricing } from './library-pricing.tsx';

/** What serves each kind of page of the library edition. */
export const libraryRoutes: Readonly<Record<LibraryKind, LibraryRoute>> = {
  'library-home': libraryHome,
  'library-pricing': libraryPricing,
  'library-quote': libraryQuote,
  'library-quote-confirmation': libraryQuoteConfirmation,
  'library-demo': libraryDemo,
  'library-demo-confirmation': libraryDemoConfirmation,
  'library-case-study': libraryCaseStudy,
  'library-block-page': libraryBlockPage,
  'library-not-found': libraryNotFound,
};
