import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Months } from '../app/format.ts';
import { CalendarLeaf } from '../components/calendar-leaf/CalendarLeaf.tsx';
import type { Way } from '../components/ways/Ways.tsx';
import type { UpcomingWebinar } from '../contract.ts';
import { findCampaign, withCampaign } from '../services/campaign.ts';
import { fillIn } from '../services/fill-in.ts';
import { fitTitle } from '../services/fit-title.ts';
import { arrayIndexOf, readIndex, recordingUrl } from '../services/recording-address.ts';
import type { IslandDefinition } from './definition.ts';
import { useAddress } from './use-address.ts';
import { VideoPlayer } from './video/VideoPlayer.tsx';
import type { Poster, VideoWords } from './video/video-props.ts';
import { NextWebinar } from './webinar/NextWebinar.tsx';
import { PreviousWebinars } from './webinar/PreviousWebinars.tsx';
import { RecordingAddress } from './webinar/RecordingAddress.tsx';
import type { RecordingWords } from './webinar/recording-title.ts';
import { monthOf, recordingLabel } from './webinar/recording-title.ts';
import { useAnnounced } from './webinar/use-announced.ts';
import type { Recording } from './webinar/webinars.ts';

/** A recording as prerendered, with the URLs of its files. */
export interface PlayableRecording extends Recording {
  /** Its page under the address that stays; the API knows none. */
  readonly url?: string;
  /** The same video in another format. */
  readonly fallbackUrl?: string;
  /** WebVTT. */
  readonly captionsUrl?: string;
  readonly poster?: Poster;
}

export interface RecordedWebinarProps {
  /** The region's siteId, which narrows the API's answer; absent on pages without one. */
  readonly regionId?: string;
  /** Latest first, as prerendered; the API's answer replaces all but what it knows nothing of. */
  readonly history: readonly PlayableRecording[];
  /**
   * `arrayIndex` of the prerendered page, empty for the latest; the browser reads it from its
   * address.
   */
  readonly index?: string;
  /** The URL of a page that is a recording's own, which shows no other. */
  readonly own?: string;
  /**
   * URL of the latest recording, such as `/nv/webinar/latest/`; the others are below it by their
   * index.
   */
  readonly latestUrl: string;
  /** The page to sign up for the next webinar on. */
  readonly signUpUrl: string;
  /** The way on to the page about exploring careers. */
  readonly plan: Way;
  readonly upcoming?: UpcomingWebinar;
  /** Where the site is published, such as `https://www.example.com`. */
  readonly origin: string;
  /** What the document's title ends with, whatever recording is shown. */
  readonly titleEnds: readonly string[];
  readonly words: RecordingWords;
  readonly months: Months;
  readonly videoWords: VideoWords;
}

/**
 * The recorded webinar player of docs/product.md S12; it holds the page's `h1` (docs/product.md
 * T5).
 */
function RecordedWebinar(props: RecordedWebinarProps): ReactElement {
  const { own, history: prerendered, words } = props;
  const { webinars, upcoming, phase } = useAnnounced(props.regionId, props.upcoming);
  const isOwn = own !== undefined;
  const history: readonly PlayableRecording[] = isOwn
    ? prerendered
    : (webinars?.history ?? prerendered);
  const address = useAddress();
  const index = address === undefined ? (props.index ?? '') : arrayIndexOf(address);
  const recording = isOwn
    ? history.find(({ url }) => url === own)
    : history[readIndex(index) ?? -1];
  const title = recordingLabel(recording, index === '' && !isOwn, props);
  useTitle(fitTitle(title, props.titleEnds));
  const inCampaign = (url: string): string => keepCampaign(url, address);
  return (
    <div className="recorded-webinar">
      {recording === undefined ? (
        <NotFound {...words.missing} />
      ) : (
        <Recorded {...props} recording={withFiles(recording, prerendered)} />
      )}
      <aside className="recorded-webinar__aside">
        <NextWebinar
          words={words.next}
          upcoming={phase === 'ahead' ? upcoming : undefined}
          href={inCampaign(props.signUpUrl)}
        />
        <PreviousWebinars
          words={words}
          history={history}
          shown={recording}
          isOwn={isOwn}
          urlOf={(index) =>
            inCampaign((isOwn && history[index]?.url) || recordingUrl(props.latestUrl, index))
          }
        />
        <a className="way" href={props.plan.href}>
          {props.plan.label}
        </a>
      </aside>
    </div>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * The API knows neither captions nor other formats nor addresses that stay; those of the same
 * recording do.
 */
function withFiles(
  recording: Recording,
  prerendered: readonly PlayableRecording[],
): PlayableRecording {
  const { title, sortableDate, videoUrl } = recording;
  const film = prerendered.find((each) => each.videoUrl === videoUrl);
  const page = prerendered.find(
    (each) => each.title === title && each.sortableDate === sortableDate,
  );
  return { ...film, ...recording, ...(page?.url !== undefined && { url: page.url }) };
}

function keepCampaign(url: string, address: string | undefined): string {
  if (address === undefined) return url;
  const prefix = url.replace(/\/webinar\/.*$/, '');
  return withCampaign(url, findCampaign(new URL(address).pathname, prefix));
}

function NotFound({ title, text }: RecordingWords['missing']): ReactElement {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}

interface RecordedProps extends RecordedWebinarProps {
  readonly recording: PlayableRecording;
}

function Recorded({ recording, own, ...props }: RecordedProps): ReactElement {
  const { words, months } = props;
  const { title, date, description, url } = recording;
  return (
    <>
      <hgroup>
        <p className="recorded-webinar__month">
          {fillIn(words.heading, { month: monthOf(recording, months) })}
        </p>
        <h1>{title}</h1>
      </hgroup>
      <Film recording={recording} words={props.videoWords} />
      <p className="recorded-webinar__date">{date}</p>
      <p>{description}</p>
      {url === undefined || own !== undefined ? null : (
        <RecordingAddress words={words.address} href={url} address={props.origin + url} />
      )}
    </>
  );
}

/** Until it plays, its poster is shown, else the day as the leaf of a calendar. */
function Film({
  recording: { title, date, videoUrl, fallbackUrl, captionsUrl, poster },
  words,
}: Pick<RecordedProps, 'recording'> & { readonly words: VideoWords }): ReactElement {
  return (
    <VideoPlayer
      key={videoUrl}
      title={title}
      url={videoUrl}
      fallbackUrl={fallbackUrl}
      captionsUrl={captionsUrl}
      {...(poster === undefined ? { cover: <Cover title={title} date={date} /> } : { poster })}
      words={words}
    />
  );
}

/** The first slide: what the recording is of, and the day. */
function Cover({ title, date }: Pick<Recording, 'title' | 'date'>): ReactElement {
  return (
    <span className="cover" aria-hidden="true">
      <CalendarLeaf date={date} />
      <span className="cover__title">{title}</span>
    </span>
  );
}

export const island: IslandDefinition<RecordedWebinarProps> = {
  name: 'RecordedWebinar',
  Component: RecordedWebinar,
};
