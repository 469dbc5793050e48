import { libraryHeadOf, unindexed } from '../app/head.ts';
import type { LibraryKind, LibraryPage, LibraryRoute } from '../app/view.ts';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { SentNote } from '../components/sent-note/SentNote.tsx';
import { Trail } from '../components/trail/Trail.tsx';
import type { LibraryConfig } from '../contract.ts';
import { FoundPrice } from './library-pricing.tsx';

/** Where a sent quote request leads (docs/product.md T6). */
export const libraryQuoteConfirmation = confirmation(
  ({ library }) => library.quoteConfirmation,
  'library-case-study',
);

/** Where a sent demo request leads (docs/product.md T6). */
export const libraryDemoConfirmation = confirmation(
  ({ library }) => library.demoConfirmation,
  'library-pricing',
);

type Words = LibraryConfig['quoteConfirmation' | 'demoConfirmation'];

/**
 * Says thank you in the words that both share, and what happens next; `next` is where its link
 * leads.
 */
function confirmation(read: (page: LibraryPage) => Words, next: LibraryKind): LibraryRoute {
  return {
    head: (page) => {
      const description = page.library.confirmation.text;
      return unindexed(libraryHeadOf(page, { title: read(page).title, description }));
    },
    View: (page) => {
      const { confirmation, claims } = page.library;
      const { title, text } = confirmation;
      const { steps, link } = read(page);
      return (
        <ModalPage {...page.modal} title={title}>
          <p className="lead">{text}</p>
          <SentNote words={page.data.site.interface} answerWorkingDays={claims.answerWorkingDays} />
          <FoundPrice {...page} />
          <h2>{steps.title}</h2>
          <Trail waypoints={steps.items} />
          <p>
            <a className="way" href={page.link(next)}>
              {link}
            </a>
          </p>
        </ModalPage>
      );
    },
  };
}
