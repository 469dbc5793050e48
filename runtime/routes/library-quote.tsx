import { libraryHeadOf } from '../app/head.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** The quote request of the library edition, as a modal page (docs/product.md T9). */
export const libraryQuote: LibraryRoute = {
  head: (page) =>
    libraryHeadOf(page, { title: 'Get a Quote', description: page.library.question.text }),
  View: ({ library, data, link }) => (
    <ModalPage title="Get a Quote" closeHref={link('library-home')}>
      <p className="lead">{library.question.text}</p>
      <Island
        of={crmFormIsland}
        when="idle"
        props={{
          id: 'quote',
          formId: library.forms.quote,
          contact: library.contacts,
          submitLabel: 'Ask for a quote',
          submittedUrl: link('library-quote-confirmation'),
        }}
      />
      <ContactDetails contacts={library.contacts} words={data.site.interface.contact} />
    </ModalPage>
  ),
};
