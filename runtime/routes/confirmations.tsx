import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ContactDetails } from '../components/contact-details/ContactDetails.tsx';
import { NextSteps, type NextStepsProps } from '../components/next-steps/NextSteps.tsx';
import { SentNote } from '../components/sent-note/SentNote.tsx';
import type { Waypoint } from '../components/trail/Trail.tsx';
import { Trail } from '../components/trail/Trail.tsx';
import type { Way } from '../components/ways/Ways.tsx';
import { recordings } from '../services/schedule.ts';

/** Where a sent quote request leads (docs/product.md S9). */
export const quoteConfirmation = confirmation((page) => {
  const { region, link } = page;
  const { next, ...words } = region.pages.quoteConfirmation;
  const links = [
    { label: next.pricing, href: link('pricing') },
    ...tourOf(page, next.tour),
    { label: next.demo, href: link('demo-access') },
  ];
  return { ...words, next: { title: next.title, links } };
});

/** Where a sent demo request leads (docs/product.md S10). */
export const demoConfirmation = confirmation((page) => {
  const { region, link } = page;
  const { next, ...words } = region.pages.demoConfirmation;
  const links = [
    { label: next.plan, href: link('plan') },
    ...tourOf(page, next.tour),
    { label: next.pricing, href: link('pricing') },
  ];
  return { ...words, next: { title: next.title, links } };
});

/** The way to the latest recording, where there is one. */
function tourOf({ region, link }: MainPage, label: string): readonly Way[] {
  const [latest] = recordings(region);
  return latest === undefined ? [] : [{ label, href: link('webinar', { response: latest.slug }) }];
}

interface Confirmation extends Record<'title' | 'heading' | 'text', string> {
  readonly steps: { readonly title: string; readonly items: readonly Waypoint[] };
  readonly next: NextStepsProps;
}

function confirmation(read: (page: MainPage) => Confirmation): MainRoute {
  return {
    head: (page) => {
      const { title, text } = read(page);
      return unindexed(headOf(page, { title, description: text }));
    },
    View: (page) => {
      const { contacts, claims, interface: words } = page.site;
      const { heading, text, steps, next } = read(page);
      return (
        <Layout
          title={<PageTitle page={page}>{heading}</PageTitle>}
          top={
            <>
              <p className="lead">{text}</p>
              <SentNote words={words} answerWorkingDays={claims.answerWorkingDays} />
              <h2>{steps.title}</h2>
              <Trail waypoints={steps.items} />
            </>
          }
          columns={[
            <NextSteps {...next} />,
            <ContactDetails contacts={contacts} words={words.contact} />,
          ]}
        />
      );
    },
  };
}
