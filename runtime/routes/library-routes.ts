import type { LibraryKind, LibraryRoute } from '../app/view.ts';
import { libraryCaseStudy } from './library-case-study.tsx';
import { libraryDemo } from './library-demo.tsx';
import { libraryDemoConfirmation } from './library-demo-confirmation.tsx';
import { libraryHome } from './library-home.tsx';
import { libraryNotFound } from './library-not-found.tsx';
import { libraryPricing } from './library-pricing.tsx';
import { libraryQuote } from './library-quote.tsx';
import { libraryQuoteConfirmation } from './library-quote-confirmation.tsx';

/** What serves each kind of page of the library edition. */
export const libraryRoutes: Readonly<Record<LibraryKind, LibraryRoute>> = {
  'library-home': libraryHome,
  'library-pricing': libraryPricing,
  'library-quote': libraryQuote,
  'library-quote-confirmation': libraryQuoteConfirmation,
  'library-demo': libraryDemo,
  'library-demo-confirmation': libraryDemoConfirmation,
  'library-case-study': libraryCaseStudy,
  'library-not-found': libraryNotFound,
};
