import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { island as crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';
import { sentWords } from '../services/sent-words.ts';

/** The first page that a new customer sees (docs/product.md S14). */
export const onboarding: MainRoute = {
  head: (page) => unindexed(headOf(page, page.region.pages.onboarding)),
  View: ({ site, data, region }) => (
    <Layout
      title={<PageTitle page={{ data, region }}>{region.pages.onboarding.title}</PageTitle>}
      content={
        <>
          <p className="lead">{region.pages.onboarding.welcome}</p>
          <p>{region.pages.onboarding.next}</p>
          <Island
            of={crmFormIsland}
            when="idle"
            props={{
              id: 'setup',
              formId: site.forms.onboarding,
              contact: site.contacts,
              words: site.interface.forms,
              confirmation: site.confirmation,
              sent: sentWords(site.interface, site.claims.answerWorkingDays),
            }}
          />
        </>
      }
      sidebar={<ContactDetails contacts={site.contacts} words={site.interface.contact} />}
    />
  ),
};
