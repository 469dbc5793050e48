import type { ReactNode } from 'react';
import type { PageWords } from '../app/head.ts';
import { headOf, titleOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { formatDay } from '../app/format.ts';
import { plannedEvent } from '../app/things.ts';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import { NextSteps } from '../components/next-steps/NextSteps.tsx';
import type { Way } from '../components/ways/Ways.tsx';
import type { UpcomingWebinar } from '../contract.ts';
import { Island } from '../islands/island.tsx';
import { island as webinarPanelIsland } from '../islands/WebinarPanel.tsx';
import type { WebinarWords } from '../islands/WebinarPanel.tsx';
import {
  announced,
  calendarOf,
  nextAfter,
  planned,
  recordings,
  slugIn,
} from '../services/schedule.ts';
import { fillIn } from '../services/fill-in.ts';
import { sentWords } from '../services/sent-words.ts';
import { recordedWebinar } from './recorded-webinar.tsx';
import { attendanceField } from '../islands/webinar/use-response.ts';
import type { Response, ResponseTitles } from '../islands/webinar/use-response.ts';

/**
 * Webinar sign-up; `response` says whether the visitor can make it (docs/product.md S11). Under the
 * address that a webinar keeps stands its sign-up until it is recorded, and then its recording.
 */
export const webinar: MainRoute = {
  head: (page) => (isRecorded(page) ? recordedWebinar : signUp).head(page),
  things: (page, publication) =>
    (isRecorded(page) ? recordedWebinar : signUp).things?.(page, publication) ?? [],
  View: (page) => (isRecorded(page) ? recordedWebinar : signUp).View(page),
};

function isRecorded({ page, region }: MainPage): boolean {
  const own = slugIn(page.params);
  return own !== undefined && recordings(region).some(({ slug }) => slug === own);
}

const signUp: MainRoute = {
  head,
  things: (page, publication) => {
    const upcoming = shownBy(page);
    if (responseOf(page) !== undefined || upcoming?.startsAt === undefined) return [];
    const url = page.link('webinar', { response: upcoming.slug ?? '' });
    const step = { name: page.region.pages.webinar.alert.title, url };
    return [plannedEvent(upcoming, upcoming.startsAt, step, page.site.provider, publication)];
  },
  View: (page) => (
    <Layout
      content={
        <>
          <Panel {...page} />
          <WaysOn {...page} />
        </>
      }
    />
  ),
};

/** The webinar of the page's own address, else the one that is announced. */
function shownBy({ page, region }: MainPage): UpcomingWebinar | undefined {
  const own = slugIn(page.params);
  return own === undefined ? announced(region) : planned(region).find(({ slug }) => slug === own);
}

function head(page: MainPage): Head {
  const { webinar: words } = page.region.pages;
  const upcoming = shownBy(page);
  const { title, description } = wordsFor(responseOf(page), words);
  if (upcoming === undefined)
    return headOf(page, { title, description: `${title}. ${words.unplanned.description}` });
  const { webinarDetails } = upcoming;
  return slugIn(page.page.params) === undefined
    ? headOf(page, { title, description: `${description} ${webinarDetails}` })
    : headOf(page, { title: ownTitle(page, upcoming), description: webinarDetails });
}

function ownTitle(page: MainPage, upcoming: UpcomingWebinar): string {
  return withDay(page.region.pages.webinar.own, page, upcoming);
}

function wayTo(next: UpcomingWebinar, page: MainPage): Way {
  const label = withDay(page.region.pages.webinar.closed.next, page, next);
  return { label, href: page.link('webinar', { response: next.slug ?? '' }) };
}

function withDay(
  words: string,
  { site }: MainPage,
  { sortableDate = '' }: UpcomingWebinar,
): string {
  return fillIn(words, { date: formatDay(sortableDate, site.interface) });
}

function wordsFor(response: Response | undefined, words: WebinarWords): PageWords {
  if (response === undefined) return words;
  return response === 'yes' ? words.coming : words.notComing;
}

function responseOf({ page }: MainPage): Response | undefined {
  const { response } = page.params;
  return response === 'yes' || response === 'no' ? response : undefined;
}

/** Where to go once the form is sent, which it says in its own place. */
function WaysOn({ region, link }: MainPage): ReactNode {
  const { title, plan, demo, pricing } = region.pages.webinar.next;
  const links = [
    { label: plan, href: link('plan') },
    { label: demo, href: link('demo-access') },
    { label: pricing, href: link('pricing') },
  ];
  return <NextSteps title={title} links={links} />;
}

function Panel(page: MainPage): ReactNode {
  const { site, region, isGeneric, link, origin } = page;
  const response = responseOf(page);
  const upcoming = shownBy(page);
  const isOwn = slugIn(page.page.params) !== undefined;
  const { slug = '' } = upcoming ?? {};
  const next = upcoming && nextAfter(region, upcoming);
  const ownUrl = slug && link('webinar', { response: slug });
  const calendarUrl = ownUrl && calendarOf(upcoming, ownUrl);
  const { webinar: words } = region.pages;
  const { weekdays, halves } = site.interface.dates;
  const props = {
    id: 'webinar',
    words: {
      title: isOwn && upcoming ? ownTitle(page, upcoming) : words.title,
      answers: words.answers,
      calendar: words.calendar,
      recording: words.recording,
      closed: words.closed,
      unplanned: words.unplanned,
      last: words.last,
    },
    clock: { ownTime: words.ownTime, weekdays, halves },
    ...(isGeneric ? {} : { regionId: region.siteId }),
    ...(response === undefined ? {} : { response }),
    ...(upcoming === undefined ? {} : { upcoming }),
    ...(ownUrl && { ownUrl }),
    ...(calendarUrl && { calendarUrl }),
    origin,
    ...(next && { next: wayTo(next, page) }),
    ...(isOwn && { isOwn }),
    titles: titlesOf(page, isOwn ? upcoming : undefined),
    hasRecordings: recordings(region).length > 0,
    links: {
      ...(isOwn && ownUrl ? answersAt(ownUrl) : answersOf(page)),
      latest: link('recorded-webinar'),
    },
    contact: site.contacts,
    formWords: site.interface.forms,
    confirmation: site.confirmation,
    sent: sentWords(site.interface, site.claims.answerWorkingDays),
    nextForm: site.forms.nextWebinar,
  };
  return <Island of={webinarPanelIsland} when="idle" props={props} />;
}

/** Titles of the document by answer; a webinar's own page keeps its title. */
function titlesOf(page: MainPage, own: UpcomingWebinar | undefined): ResponseTitles {
  const { webinar: words } = page.region.pages;
  const [yes, no, open] =
    own === undefined
      ? [words.coming.title, words.notComing.title, words.title]
      : [ownTitle(page, own), ownTitle(page, own), ownTitle(page, own)];
  return { yes: titleOf(page, yes), no: titleOf(page, no), open: titleOf(page, open) };
}

function answersOf({ link }: MainPage): Readonly<Record<Response, string>> {
  return {
    yes: link('webinar', { response: 'yes' }),
    no: link('webinar', { response: 'no' }),
  };
}

/** On the page of a webinar's own: those above are about the next one. */
function answersAt(url: string): Readonly<Record<Response, string>> {
  return { yes: `${url}?${attendanceField}=yes`, no: `${url}?${attendanceField}=no` };
}
