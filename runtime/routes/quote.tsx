import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { orderMail } from '../app/order-mail.ts';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { Notice } from '../components/notice/Notice.tsx';
import { island as crmFormIsland } from '../islands/CrmForm.tsx';
import { Island } from '../islands/island.tsx';
import { mailLink } from '../services/mail-link.ts';
import { phoneLink } from '../services/phone-link.ts';

/** 'Get a Quote': the form or, while quotes are closed, a notice and what is open (docs/product.md P2). */
export const quote: MainRoute = {
  head: (page) => {
    const { contactFormDescription } = page.region;
    const { closed } = page.region.pages.quote;
    const description = page.site.quote.enabled ? contactFormDescription : closed.description;
    return headOf(page, { title: page.region.pages.quote.title, description });
  },
  View: (page) => {
    const title = <PageTitle page={page}>{page.region.pages.quote.title}</PageTitle>;
    return page.site.quote.enabled ? (
      <Layout
        title={title}
        content={<QuoteForm {...page} />}
        sidebar={
          <ContactDetails contacts={page.site.contacts} words={page.site.interface.contact} />
        }
      />
    ) : (
      <Layout title={title} content={<Closed {...page} />} />
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
      <section className="section section--aside">
        <h2>{ways.title}</h2>
        <p className="measure">{ways.text}</p>
        <ul className="ways ways--buttons">
          {waysOf(page).map(({ label, href }, index) => (
            <li key={href}>
              <ButtonLink href={href} tone={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function waysOf(page: MainPage): readonly { label: string; href: string }[] {
  const { site, region, link } = page;
  const { demo, email, phone } = region.pages.quote.closed.ways;
  const { contacts } = site;
  const call =
    phone === undefined || contacts.phone === undefined
      ? []
      : [{ label: phone, href: phoneLink(contacts.phone) }];
  return [
    { label: email, href: mailLink(orderMail(page), { students: '' }) },
    ...call,
    { label: demo, href: link('demo-access') },
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
    <>
      <h2>{region.contactFormHeader}</h2>
      <p>{region.contactFormDescription}</p>
      <Island of={crmFormIsland} when="idle" props={props} />
    </>
  );
}
