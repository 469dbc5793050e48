import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { Notice } from '../components/notice/Notice.tsx';
import { WayCards } from '../components/way-cards/WayCards.tsx';
import type { WayCard } from '../components/way-cards/WayCards.tsx';
import { island as crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';
import { phoneLink } from '../services/phone-link.ts';
import { Ordering } from './ordering.tsx';

/**
 * 'Get a Quote': the form or, while quotes are closed, a notice and what is open (docs/product.md
 * P2); below either, how a school orders.
 */
export const quote: MainRoute = {
  head: (page) => {
    const { contactFormDescription } = page.region;
    const { title, closed } = page.region.pages.quote;
    const description = page.site.quote.enabled ? contactFormDescription : closed.description;
    return headOf(page, { title, description });
  },
  View: (page) => {
    const title = <PageTitle page={page}>{page.region.pages.quote.title}</PageTitle>;
    return page.site.quote.enabled ? (
      <Layout
        title={title}
        content={
          <>
            <QuoteForm {...page} />
            <Ordering {...page} />
          </>
        }
        sidebar={
          <ContactDetails contacts={page.site.contacts} words={page.site.interface.contact} />
        }
      />
    ) : (
      <Layout
        title={title}
        content={
          <>
            <Closed {...page} />
            <Ordering {...page} />
          </>
        }
      />
    );
  },
};

function Closed(page: MainPage): ReactNode {
  const { label, notice, vendorLink, ways } = page.region.pages.quote.closed;
  return (
    <>
      <Notice label={label}>
        <p>{notice}</p>
        <ButtonLink href={page.site.quote.vendor.url} tone="quiet">
          {vendorLink}
        </ButtonLink>
      </Notice>
      <section className="section">
        <h2>{ways.title}</h2>
        <WayCards cards={waysOf(page)} />
      </section>
    </>
  );
}

function waysOf(page: MainPage): readonly WayCard[] {
  const { region, site, link } = page;
  const { order, ask, look } = region.pages.quote.closed.ways;
  const { email, phone } = site.contacts;
  const call =
    ask.phone === undefined || phone === undefined
      ? []
      : [{ label: ask.phone, href: phoneLink(phone) }];
  return [
    { ...order, links: [{ label: order.button, href: '#order' }] },
    { ...ask, links: [{ label: ask.email, href: `mailto:${email}` }, ...call] },
    { ...look, links: [{ label: look.button, href: link('demo-access') }] },
  ];
}

function QuoteForm({ site, region, link }: MainPage): ReactNode {
  const { studentsField } = site.forms;
  const props = {
    id: 'quote',
    formId: site.forms.quote,
    contact: site.contacts,
    words: site.interface.forms,
    submitLabel: region.pages.quote.open.button,
    preset: region.quotePreset,
    ...(studentsField !== undefined && { fromAddress: { [studentsField]: 'students' } }),
    submittedUrl: link('quote-confirmation'),
  };
  return (
    <section className="section">
      <h2>{region.contactFormHeader}</h2>
      <p>{region.contactFormDescription}</p>
      <Island of={crmFormIsland} when="idle" props={props} />
    </section>
  );
}
