import { libraryHeadOf } from '../app/head.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** The quote request of the library edition, as a modal page (docs/product.md T9). */
export const libraryQuote: LibraryRoute = {
  head: (page) => libraryHeadOf(page, page.library.quote),
  View: ({ library, data, link }) => {
    const { populationField } = library.forms;
    return (
      <ModalPage
        title={library.quote.title}
        closeHref={link('library-home')}
        words={data.site.interface.modal}
      >
        <p className="lead">{library.quote.text}</p>
        <Island
          of={crmFormIsland}
          when="idle"
          props={{
            id: 'quote',
            formId: library.forms.quote,
            contact: library.contacts,
            words: data.site.interface.forms,
            submitLabel: library.quote.submit,
            ...(populationField !== undefined && {
              fromAddress: { [populationField]: 'population' },
            }),
            submittedUrl: link('library-quote-confirmation'),
          }}
        />
        <ContactDetails contacts={library.contacts} words={data.site.interface.contact} />
      </ModalPage>
    );
  },
};
