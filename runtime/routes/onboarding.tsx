import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** The first page that a new customer sees (docs/product.md S14). */
export const onboarding: MainRoute = {
  head: (page) =>
    headOf(page, {
      title: page.site.onboarding.title,
      description: 'Tell us what we need to know to open your accounts.',
    }),
  View: ({ site }) => (
    <Layout
      title={<h1>{site.onboarding.title}</h1>}
      content={
        <>
          <p className="lead">{site.onboarding.welcome}</p>
          <Island
            of={crmFormIsland}
            when="idle"
            props={{ id: 'setup', formId: site.forms.onboarding, contact: site.contacts }}
          />
        </>
      }
      sidebar={<ContactDetails {...site.contacts} />}
    />
  ),
};
