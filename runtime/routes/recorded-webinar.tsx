import type { ReactNode } from 'react';
import { headOf, titleEnds, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { posterOf } from '../app/poster.ts';
import { recordedVideo } from '../app/things.ts';
import type { Film } from '../app/things.ts';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import type { AssetPath, RecordedWebinar as Recording } from '../contract.ts';
import { Island } from '../islands/island.tsx';
import { island as recordedWebinarIsland } from '../islands/RecordedWebinar.tsx';
import type { PlayableRecording } from '../islands/RecordedWebinar.tsx';
import { fillIn } from '../services/fill-in.ts';
import { readIndex } from '../services/recording-address.ts';
import { announced, recordings, slugIn } from '../services/schedule.ts';
import { monthOf, recordingLabel } from '../islands/webinar/recording-title.ts';

/** The recorded webinar player; an index without a webinar says so (docs/product.md T5). */
export const recordedWebinar: MainRoute = {
  head,
  things: (page, publication) => {
    const recording = recordingOf(page);
    if (recording === undefined) return [];
    return [recordedVideo(recording, filmOf(recording, page), publication)];
  },
  View: (page) => <Layout content={<Player {...page} />} />,
};

function head(page: MainPage): Head {
  const { recordedWebinar: words } = page.region.pages;
  const { months } = page.site.interface;
  const recording = recordingOf(page);
  const isLatest = indexOf(page) === '';
  const title = recordingLabel(recording, isLatest, { words, months });
  if (recording === undefined) {
    return unindexed(headOf(page, { title, description: words.missing.description }));
  }
  const { description } = isLatest ? words.latest : words;
  const which = fillIn(description, { month: monthOf(recording, months) });
  return headOf(page, { title, description: `${which} ${recording.description}` });
}

function filmOf({ videoUrl, poster }: Recording, { asset, urlOf }: MainPage): Film {
  const posterUrl = poster === undefined ? undefined : asset(poster).url;
  const film = isAsset(videoUrl) ? asset(videoUrl) : { url: urlOf(videoUrl) };
  return { ...film, posterUrl };
}

/** Else it is an address. */
function isAsset(videoUrl: Recording['videoUrl']): videoUrl is AssetPath {
  return videoUrl.startsWith('assets/');
}

function recordingOf(page: MainPage): Recording | undefined {
  const index = readIndex(indexOf(page));
  return index === undefined ? undefined : recordings(page.region)[index];
}

/** Empty for the latest, whichever that is. */
function indexOf({ page, region }: MainPage): string {
  const { params } = page;
  const own = slugIn(params);
  if (own === undefined) return params['arrayIndex'] ?? '';
  return String(recordings(region).findIndex(({ slug }) => slug === own));
}

function Player(mainPage: MainPage): ReactNode {
  const { page, site, region, isGeneric, link, origin } = mainPage;
  const upcoming = announced(region);
  const own = slugIn(page.params);
  const props = {
    ...(isGeneric ? {} : { regionId: region.siteId }),
    history: recordings(region).map((recording) => playable(recording, mainPage)),
    ...(own === undefined
      ? { index: indexOf(mainPage) }
      : { own: link('webinar', { response: own }) }),
    latestUrl: link('recorded-webinar'),
    signUpUrl: link('webinar'),
    plan: { label: region.pages.landing.sectionLinks.plan, href: link('plan') },
    ...(upcoming !== undefined && { upcoming }),
    origin,
    titleEnds: titleEnds(mainPage),
    words: region.pages.recordedWebinar,
    months: site.interface.months,
    videoWords: site.interface.video,
  };
  return <Island of={recordedWebinarIsland} when="idle" props={props} />;
}

function playable(
  { title, date, sortableDate, description, slug, ...files }: Recording,
  { urlOf, asset, link }: MainPage,
): PlayableRecording {
  const { videoUrl, videoFallbackUrl, captions, poster } = files;
  return {
    title,
    date,
    sortableDate,
    description,
    url: link('webinar', { response: slug }),
    videoUrl: urlOf(videoUrl),
    ...(videoFallbackUrl !== undefined && { fallbackUrl: urlOf(videoFallbackUrl) }),
    ...(captions !== undefined && { captionsUrl: urlOf(captions) }),
    ...(poster !== undefined && { poster: posterOf(asset(poster)) }),
  };
}
