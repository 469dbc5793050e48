import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { DemoSides } from '../components/demo-sides/DemoSides.tsx';
import { island as crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** 'Request Demo Access' (docs/product.md S10). */
export const demoAccess: MainRoute = {
  head: (page) => headOf(page, page.region.pages.demoAccess),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.demoAccess.title}</PageTitle>}
      content={<DemoForm {...page} />}
      sidebar={<Beside {...page} />}
    />
  ),
};

function Beside({ site, region, icon }: MainPage): ReactNode {
  const { demoAccess, plan, try: tryIt } = region.pages;
  return (
    <>
      <DemoSides
        words={demoAccess.sides}
        profile={plan.profile}
        career={tryIt.questions[0]?.answers[0]}
        training={tryIt.careers.training}
        steps={plan.steps.items}
        icon={icon}
      />
      <ContactDetails contacts={site.contacts} words={site.interface.contact} />
    </>
  );
}

function DemoForm({ site, region, link }: MainPage): ReactNode {
  const { lead, adults, button } = region.pages.demoAccess;
  const props = {
    id: 'demo',
    formId: site.forms.demo,
    contact: site.contacts,
    words: site.interface.forms,
    submitLabel: button,
    submittedUrl: link('demo-confirmation'),
  };
  return (
    <>
      <p className="lead">{lead}</p>
      <p>{adults}</p>
      <Island of={crmFormIsland} when="idle" props={props} />
    </>
  );
}
