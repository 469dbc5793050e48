import type { ReactNode } from 'react';
import { headOf, titleOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import { Island } from '../islands/island.tsx';
import { webinarPanelIsland } from '../islands/WebinarPanel.tsx';
import type { Response, ResponseTitles } from '../islands/webinar/use-response.ts';

/** Webinar sign-up; `response` says whether the visitor can make it (docs/product.md S11). */
export const webinar: MainRoute = {
  head,
  View: (page) => <Layout content={<Panel {...page} />} />,
};

const titles: ResponseTitles = {
  yes: 'I can make it: webinar sign-up',
  no: 'I can’t make it: webinar sign-up',
  open: 'Webinar sign-up',
};

const invitations = {
  yes: 'Sign up to join us live.',
  no: 'Tell us that you can’t be there, and get the recording.',
  open: 'Join us live, or get the recording.',
};

function head(page: MainPage): Head {
  const details =
    page.region.webinar.upcoming?.webinarDetails ??
    `Live and recorded tours of ${page.site.name} for educators in ${page.region.name}.`;
  const response = responseOf(page) ?? 'open';
  return headOf(page, {
    title: titles[response],
    description: `${invitations[response]} ${details}`,
  });
}

function responseOf({ page }: MainPage): Response | undefined {
  const { response } = page.params;
  return response === 'yes' || response === 'no' ? response : undefined;
}

function Panel(page: MainPage): ReactNode {
  const { site, region, isGeneric, link } = page;
  const response = responseOf(page);
  const { upcoming } = region.webinar;
  const props = {
    id: 'webinar',
    title: 'Webinar sign-up',
    ...(isGeneric ? {} : { regionId: region.siteId }),
    ...(response === undefined ? {} : { response }),
    ...(upcoming === undefined ? {} : { upcoming }),
    titles: {
      yes: titleOf(page, titles.yes),
      no: titleOf(page, titles.no),
      open: titleOf(page, titles.open),
    },
    hasHistory: region.webinarHistory.length > 0,
    links: {
      yes: link('webinar', { response: 'yes' }),
      no: link('webinar', { response: 'no' }),
      latest: link('recorded-webinar'),
    },
    contact: site.contacts,
    words: site.interface.forms,
    confirmation: site.confirmation,
  };
  return <Island of={webinarPanelIsland} when="idle" props={props} />;
}
