import type { ReactNode } from 'react';
import { headOf, titleOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import type { RecordedWebinar as Recording } from '../contract.ts';
import { Island } from '../islands/island.tsx';
import { recordedWebinarIsland } from '../islands/RecordedWebinar.tsx';
import type { PlayableRecording } from '../islands/RecordedWebinar.tsx';
import { monthOf, recordingLabel } from '../islands/webinar/recording-title.ts';

/** The recorded webinar player; an index without a webinar says so (docs/product.md T5). */
export const recordedWebinar: MainRoute = {
  head,
  View: (page) => <Layout content={<Player {...page} />} />,
};

function head(page: MainPage): Head {
  const recording = recordingOf(page);
  const isLatest = page.page.params['arrayIndex'] === undefined;
  const label = recordingLabel(recording, isLatest);
  if (recording === undefined) {
    return unindexed(
      headOf(page, { title: label, description: 'There is no recorded webinar at this address.' }),
    );
  }
  const which = isLatest ? 'The latest webinar' : 'A webinar';
  return headOf(page, {
    title: label,
    description: `${which}, recorded in ${monthOf(recording)}. ${recording.description}`,
  });
}

function recordingOf({ page, region }: MainPage): Recording | undefined {
  const index = page.params['arrayIndex'] ?? '0';
  return /^\d+$/.test(index) ? region.webinarHistory[Number(index)] : undefined;
}

function Player(mainPage: MainPage): ReactNode {
  const { page, region, isGeneric, link } = mainPage;
  const props = {
    ...(isGeneric ? {} : { regionId: region.siteId }),
    history: region.webinarHistory.map((recording) => playable(recording, mainPage)),
    index: page.params['arrayIndex'] ?? '',
    latestUrl: link('recorded-webinar'),
    titleEnd: titleOf(mainPage),
  };
  return <Island of={recordedWebinarIsland} when="idle" props={props} />;
}

function playable(
  { videoUrl, videoFallbackUrl, captions, ...recording }: Recording,
  { urlOf }: MainPage,
): PlayableRecording {
  return {
    ...recording,
    videoUrl: urlOf(videoUrl),
    ...(videoFallbackUrl !== undefined && { fallbackUrl: urlOf(videoFallbackUrl) }),
    ...(captions !== undefined && { captionsUrl: urlOf(captions) }),
  };
}
