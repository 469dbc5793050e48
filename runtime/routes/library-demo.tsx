import { libraryHeadOf } from '../app/head.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** The demo request of the library edition, as a modal page (docs/product.md T9). */
export const libraryDemo: LibraryRoute = {
  head: (page) =>
    libraryHeadOf(page, {
      title: 'Request Demo Account',
      description: 'Try the career database with your reference staff before you decide.',
    }),
  View: ({ library, data, link }) => (
    <ModalPage title="Request Demo Account" closeHref={link('library-home')}>
      <p className="lead">
        Try the career database with your reference staff before you decide. A demo account opens
        everything that patrons will see.
      </p>
      <Island
        of={crmFormIsland}
        when="idle"
        props={{
          id: 'demo',
          formId: library.forms.demo,
          contact: library.contacts,
          submitLabel: 'Request Demo Account',
          submittedUrl: link('library-demo-confirmation'),
        }}
      />
      <ContactDetails contacts={library.contacts} words={data.site.interface.contact} />
    </ModalPage>
  ),
};
