import type { ReactNode } from 'react';
import { libraryHeadOf } from '../app/head.ts';
import { libraryProduct } from '../app/things.ts';
import type { LibraryPage, LibraryRoute } from '../app/view.ts';
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
  View: (page) => {
    const { library, modal, link } = page;
    const { title, text, discount, button, table } = library.pricing;
    return (
      <ModalPage {...modal} title={title}>
        <p className="lead">{text}</p>
        <div className="prices">
          <div className="prices__help">
            <Island
              of={priceCalculatorIsland}
              when="interaction"
              props={{
                ...pricesByPopulation(page),
                form: {
                  note: discount,
                  ways: [
                    { label: button, href: link('library-quote') },
                    { label: library.hero.button, href: link('library-demo') },
                  ],
                },
              }}
            />
          </div>
          <TierTable tiers={library.tiers} words={table} />
        </div>
      </ModalPage>
    );
  },
};

/** The parameter of addresses that says how many people a library serves. */
export const population = 'population';

/** What a library costs, wherever that is answered. */
function pricesByPopulation({ library, link }: LibraryPage) {
  return {
    counted: population,
    prices: library.tiers,
    words: library.pricing.calculator,
    keptBy: [link('library-pricing'), link('library-quote'), link('library-demo')],
  };
}

/** The price for the number of people that the address says; nothing where it says none. */
export function FoundPrice(page: LibraryPage): ReactNode {
  return <Island of={priceCalculatorIsland} when="idle" props={pricesByPopulation(page)} />;
}
