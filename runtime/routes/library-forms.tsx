import { libraryHeadOf } from '../app/head.ts';
import type { LibraryKind, LibraryPage, LibraryRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { island as crmFormIsland, type CrmFormProps } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';
import { FoundPrice, population } from './library-pricing.tsx';

/** The quote request of the library edition, as a modal page (docs/product.md T9). */
export const libraryQuote = form('quote', 'library-quote-confirmation', {
  preset: ({ library }) => {
    const { populationField } = library.forms;
    return populationField === undefined ? {} : { fromAddress: { [populationField]: population } };
  },
});

/** The demo request of the library edition, as a modal page (docs/product.md T9). */
export const libraryDemo = form('demo', 'library-demo-confirmation');

interface More {
  /** What the form starts with. */
  readonly preset?: (page: LibraryPage) => Pick<CrmFormProps, 'fromAddress'>;
}

/**
 * A form with its words and its id under the same name; `confirmed` is where it leads once it is
 * sent.
 */
function form(name: 'quote' | 'demo', confirmed: LibraryKind, { preset }: More = {}): LibraryRoute {
  return {
    head: (page) => libraryHeadOf(page, page.library[name]),
    View: (page) => {
      const { library, modal, data, link } = page;
      const { title, text, submit } = library[name];
      return (
        <ModalPage {...modal} title={title}>
          <p className="lead">{text}</p>
          <FoundPrice {...page} />
          <Island
            of={crmFormIsland}
            when="idle"
            props={{
              id: name,
              formId: library.forms[name],
              contact: library.contacts,
              words: data.site.interface.forms,
              submitLabel: submit,
              ...preset?.(page),
              submittedUrl: link(confirmed),
            }}
          />
          <ContactDetails contacts={library.contacts} words={data.site.interface.contact} />
        </ModalPage>
      );
    },
  };
}
