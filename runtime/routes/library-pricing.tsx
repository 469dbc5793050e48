import { libraryHeadOf } from '../app/head.ts';
import { libraryProduct } from '../app/things.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { TierTable } from '../components/tier-table/TierTable.tsx';
import { Island } from '../islands/island.tsx';
import { island as priceCalculatorIsland } from '../islands/PriceCalculator.tsx';

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
            of={priceCalculatorIsland}
            when="interaction"
            props={{
              counted: 'population',
              prices: library.tiers,
              words: library.pricing.calculator,
              note: library.pricing.discount,
              next: { label: library.pricing.button, href: link('library-quote') },
            }}
          />
        </div>
        <TierTable tiers={library.tiers} words={library.pricing.table} />
      </div>
    </ModalPage>
  ),
};
