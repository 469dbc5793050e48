import type { ReactNode } from 'react';
import type { PageWords } from '../app/head.ts';
import { headOf, titleOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { plannedEvent } from '../app/things.ts';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import { Island } from '../islands/island.tsx';
import { webinarPanelIsland } from '../islands/WebinarPanel.tsx';
import type { WebinarWords } from '../islands/WebinarPanel.tsx';
import { findWatchable } from '../islands/webinar/recording-index.ts';
import type { Response } from '../islands/webinar/use-response.ts';

/** Webinar sign-up; `response` says whether the visitor can make it (docs/product.md S11). */
export const webinar: MainRoute = {
  head,
  things: (page, publication) => {
    const { pages, webinar: planned } = page.region;
    const { upcoming } = planned;
    if (responseOf(page) !== undefined || upcoming?.startsAt === undefined) return [];
    const step = { name: pages.webinar.alert.title, url: page.page.url };
    return [plannedEvent(upcoming, upcoming.startsAt, step, publication)];
  },
  View: (page) => <Layout content={<Panel {...page} />} />,
};

function head(page: MainPage): Head {
  const { webinar: words } = page.region.pages;
  const { upcoming } = page.region.webinar;
  const { title, description } = wordsFor(responseOf(page), words);
  return headOf(page, {
    title,
    description:
      upcoming === undefined
        ? `${title}. ${words.unplanned.description}`
        : `${description} ${upcoming.webinarDetails}`,
  });
}

function wordsFor(response: Response | undefined, words: WebinarWords): PageWords {
  if (response === undefined) return words;
  return response === 'yes' ? words.coming : words.notComing;
}

function responseOf({ page }: MainPage): Response | undefined {
  const { response } = page.params;
  return response === 'yes' || response === 'no' ? response : undefined;
}

function Panel(page: MainPage): ReactNode {
  const { site, region, isGeneric, link } = page;
  const response = responseOf(page);
  const { upcoming } = region.webinar;
  const { webinar: words } = region.pages;
  const recordingUrl = findWatchable(region.webinarHistory, link('recorded-webinar'));
  const props = {
    id: 'webinar',
    words: {
      title: words.title,
      answers: words.answers,
      recording: words.recording,
      closed: words.closed,
      unplanned: words.unplanned,
      last: words.last,
    },
    ...(isGeneric ? {} : { regionId: region.siteId }),
    ...(response === undefined ? {} : { response }),
    ...(upcoming === undefined ? {} : { upcoming }),
    titles: {
      yes: titleOf(page, words.coming.title),
      no: titleOf(page, words.notComing.title),
      open: titleOf(page, words.title),
    },
    ...(recordingUrl === undefined ? {} : { recordingUrl }),
    links: {
      yes: link('webinar', { response: 'yes' }),
      no: link('webinar', { response: 'no' }),
      latest: link('recorded-webinar'),
    },
    contact: site.contacts,
    formWords: site.interface.forms,
    confirmation: site.confirmation,
    nextForm: site.forms.nextWebinar,
  };
  return <Island of={webinarPanelIsland} when="idle" props={props} />;
}
