import { libraryHeadOf, unindexed } from '../app/head.ts';
import type { LibraryKind, LibraryPage, LibraryRoute } from '../app/view.ts';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';

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

/** Says thank you in the words that both share; `next` is where its link leads. */
function confirmation(
  read: (page: LibraryPage) => { readonly title: string; readonly link: string },
  next: LibraryKind,
): LibraryRoute {
  return {
    head: (page) => {
      const description = page.library.confirmation.text;
      return unindexed(libraryHeadOf(page, { title: read(page).title, description }));
    },
    View: (page) => {
      const { title, text } = page.library.confirmation;
      return (
        <ModalPage {...page.modal} title={title}>
          <p className="lead">{text}</p>
          <p>
            <a className="way" href={page.link(next)}>
              {read(page).link}
            </a>
          </p>
        </ModalPage>
      );
    },
  };
}
