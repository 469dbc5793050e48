import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** 'Request Demo Access' (docs/product.md S10). */
export const demoAccess: MainRoute = {
  head: (page) =>
    headOf(page, {
      title: 'Request Demo Access',
      description: `Look at ${page.site.name} as a learner and as an educator, with sample classes in it.`,
    }),
  View: (page) => (
    <Layout
      title={<h1>Request Demo Access</h1>}
      content={<DemoForm {...page} />}
      sidebar={<ContactDetails {...page.site.contacts} />}
    />
  ),
};

function DemoForm({ site, link }: MainPage): ReactNode {
  const props = {
    id: 'demo',
    formId: site.forms.demo,
    contact: site.contacts,
    submitLabel: 'Request Demo Access',
    submittedUrl: link('demo-confirmation'),
  };
  return (
    <>
      <p className="lead">
        A demo account shows both sides: what a learner sees, and what an educator sees. Sample
        classes are in it, so that nothing looks empty.
      </p>
      <p className="needs-script">
        This form is for adults who work with learners. Please don’t enter a child’s details.
      </p>
      <Island of={crmFormIsland} when="idle" props={props} />
    </>
  );
}
