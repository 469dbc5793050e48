import { libraryHeadOf } from '../app/head.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** The demo request of the library edition, as a modal page (docs/product.md T9). */
export const libraryDemo: LibraryRoute = {
  head: (page) => libraryHeadOf(page, page.library.demo),
  View: ({ library, data, link }) => (
    <ModalPage
      title={library.demo.title}
      closeHref={link('library-home')}
      words={data.site.interface.modal}
    >
      <p className="lead">{library.demo.text}</p>
      <Island
        of={crmFormIsland}
        when="idle"
        props={{
          id: 'demo',
          formId: library.forms.demo,
          contact: library.contacts,
          words: data.site.interface.forms,
          submitLabel: library.demo.submit,
          submittedUrl: link('library-demo-confirmation'),
        }}
      />
      <ContactDetails contacts={library.contacts} words={data.site.interface.contact} />
    </ModalPage>
  ),
};
