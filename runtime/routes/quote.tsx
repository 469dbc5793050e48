import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { Notice } from '../components/notice/Notice.tsx';
import { crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';

/** 'Get a Quote': only a notice while quoting is disabled, else the form (docs/product.md P2). */
export const quote: MainRoute = {
  head: (page) =>
    headOf(page, { title: 'Get a Quote', description: page.region.contactFormDescription }),
  View: (page) =>
    page.site.quote.enabled ? (
      <Layout
        title={<h1>Get a Quote</h1>}
        content={<QuoteForm {...page} />}
        sidebar={<ContactDetails {...page.site.contacts} />}
      />
    ) : (
      <Layout title={<h1>Get a Quote</h1>} content={<Disabled {...page} />} />
    ),
};

function Disabled({ site }: MainPage): ReactNode {
  const { notice, vendor } = site.quote;
  return (
    <Notice label="About quotes">
      <p>{notice}</p>
      <ButtonLink href={vendor.url}>See products of {vendor.name}</ButtonLink>
    </Notice>
  );
}

function QuoteForm({ site, region, link }: MainPage): ReactNode {
  const props = {
    id: 'quote',
    formId: site.forms.quote,
    contact: site.contacts,
    submitLabel: 'Ask for a quote',
    preset: region.quotePreset,
    submittedUrl: link('quote-confirmation'),
  };
  return (
    <>
      <h2>{region.contactFormHeader}</h2>
      <p>{region.contactFormDescription}</p>
      <Island of={crmFormIsland} when="idle" props={props} />
    </>
  );
}
