import { libraryHeadOf } from '../app/head.ts';
import { libraryProduct } from '../app/things.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { TierTable } from '../components/tier-table/TierTable.tsx';
import { Island } from '../islands/island.tsx';
import { libraryPriceIsland } from '../islands/LibraryPrice.tsx';

/** Prices by population served, as a modal page (docs/product.md T9). */
export const libraryPricing: LibraryRoute = {
  head: (page) =>
    libraryHeadOf(page, {
      title: page.library.pricing.title,
      description: page.library.pricing.text,
    }),
  things: ({ library, page }, publication) => [libraryProduct(library, page.url, publication)],
  View: ({ library, modal, link }) => (
    <ModalPage {...modal} title={library.pricing.title}>
      <p className="lead">{library.pricing.text}</p>
      <div className="prices">
        <div className="prices__help">
          <Island
            of={libraryPriceIsland}
            when="interaction"
            props={{
              id: 'price',
              tiers: library.tiers,
              words: library.pricing.calculator,
              discount: library.pricing.discount,
              quote: { label: library.pricing.button, href: link('library-quote') },
            }}
          />
        </div>
        <TierTable tiers={library.tiers} words={library.pricing.table} />
      </div>
    </ModalPage>
  ),
};
