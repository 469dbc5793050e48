import type { ReactNode } from 'react';
import { formatMonth } from '../app/format.ts';
import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import type { RecordedWebinar as Recording } from '../contract.ts';
import { Island } from '../islands/island.tsx';

/** The recorded webinar player; an index without a webinar says so (DECISIONS.md T5). */
export const recordedWebinar: MainRoute = {
  head,
  View: (page) => <Layout content={<Player {...page} />} />,
};

function head(page: MainPage): Head {
  const recording = recordingOf(page);
  const isLatest = page.page.params['arrayIndex'] === undefined;
  if (recording === undefined) {
    const label = isLatest ? 'Recorded webinars: Webinar not Found' : 'Webinar not Found';
    return unindexed(headOf(page, label, 'There is no recorded webinar at this address.'));
  }
  const month = formatMonth(recording.sortableDate);
  const label = `${isLatest ? 'Latest webinar' : 'Webinar'}, ${month}: ${recording.title}`;
  const which = isLatest ? 'The latest webinar' : 'A webinar';
  return headOf(page, label, `${which}, recorded in ${month}. ${recording.description}`);
}

function recordingOf({ page, region }: MainPage): Recording | undefined {
  const index = page.params['arrayIndex'] ?? '0';
  return /^\d+$/.test(index) ? region.webinarHistory[Number(index)] : undefined;
}

function Player({ page, region, isGeneric, link }: MainPage): ReactNode {
  const props = {
    ...(isGeneric ? {} : { regionId: region.siteId }),
    history: region.webinarHistory,
    index: page.params['arrayIndex'] ?? '',
    latestUrl: link('recorded-webinar'),
  };
  return <Island name="RecordedWebinar" when="idle" props={props} />;
}
