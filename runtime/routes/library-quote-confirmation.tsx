import { libraryHeadOf, unindexed } from '../app/head.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';

/** Where a sent quote request leads (docs/product.md T6). */
export const libraryQuoteConfirmation: LibraryRoute = {
  head: (page) =>
    unindexed(
      libraryHeadOf(page, {
        title: page.library.quoteConfirmation.title,
        description: page.library.confirmation.text,
      }),
    ),
  View: ({ data, library, link }) => (
    <ModalPage
      title={library.confirmation.title}
      closeHref={link('library-home')}
      words={data.site.interface.modal}
    >
      <p className="lead">{library.confirmation.text}</p>
      <p>
        <a className="way" href={link('library-case-study')}>
          {library.quoteConfirmation.link}
        </a>
      </p>
    </ModalPage>
  ),
};
