import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Months } from '../app/format.ts';
import { CalendarLeaf } from '../components/calendar-leaf/CalendarLeaf.tsx';
import { FilledIn } from '../components/filled-in/FilledIn.tsx';
import type { RecordedWebinar as Recording, UpcomingWebinar } from '../contract.ts';
import { findCampaign, withCampaign } from '../services/campaign.ts';
import { fillIn } from '../services/fill-in.ts';
import type { IslandDefinition } from './definition.ts';
import type { Way } from '../components/ways/Ways.tsx';
import { useAddress } from './use-address.ts';
import type { VideoWords } from './video/VideoPlayer.tsx';
import { VideoPlayer } from './video/VideoPlayer.tsx';
import { arrayIndexOf, readIndex, recordingUrl } from '../services/recording-address.ts';
import type { RecordingWords } from './webinar/recording-title.ts';
import { monthOf, recordingLabel } from './webinar/recording-title.ts';
import { useAnnounced } from './webinar/use-announced.ts';

/** A recording as prerendered, with the URLs of its files. */
export interface PlayableRecording extends Omit<Recording, 'captions' | 'videoFallbackUrl'> {
  /** Its page under the address that stays; the API knows none. */
  readonly url?: string;
  /** The same video in another format. */
  readonly fallbackUrl?: string;
  /** WebVTT. */
  readonly captionsUrl?: string;
}

export interface RecordedWebinarProps {
  /** The region's siteId, which narrows the API's answer; absent on pages without one. */
  readonly regionId?: string;
  /** Latest first, as prerendered; the API's answer replaces all but what it knows nothing of. */
  readonly history: readonly PlayableRecording[];
  /** `arrayIndex` of the prerendered page, empty for the latest; the browser reads it from its address. */
  readonly index?: string;
  /** The URL of a page that is a recording's own, which shows no other. */
  readonly own?: string;
  /** URL of the latest recording, such as `/nv/webinar/latest/`; the others are below it by their index. */
  readonly latestUrl: string;
  /** The page to sign up for the next webinar on. */
  readonly signUpUrl: string;
  /** The way on to the page about exploring careers. */
  readonly plan: Way;
  readonly upcoming?: UpcomingWebinar;
  /** Whom to write to for a recording that is not there yet. */
  readonly email: string;
  /** What the document's title ends with, whatever recording is shown. */
  readonly titleEnd: string;
  readonly words: RecordingWords;
  readonly months: Months;
  readonly videoWords: VideoWords;
}

/** The recorded webinar player of docs/product.md S12; it holds the page's `h1` (docs/product.md T5). */
function RecordedWebinar(props: RecordedWebinarProps): ReactElement {
  const { webinars, upcoming, phase } = useAnnounced(props.regionId, props.upcoming);
  const isOwn = props.own !== undefined;
  const { history } = isOwn ? props : (webinars ?? props);
  const address = useAddress();
  const index = address === undefined ? (props.index ?? '') : arrayIndexOf(address);
  const shown = isOwn ? props.history.findIndex(({ url }) => url === props.own) : readIndex(index);
  const recording = shown === undefined ? undefined : history[shown];
  const title = recordingLabel(recording, index === '' && !isOwn, props) + props.titleEnd;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const inCampaign = (url: string): string => keepCampaign(url, address);
  return (
    <div className="recorded-webinar">
      {recording === undefined ? (
        <NotFound {...props.words.missing} />
      ) : (
        <Recorded
          {...props}
          recording={withFiles(recording, props.history)}
          url={isOwn ? undefined : ownUrlOf(recording, props.history)}
        />
      )}
      <aside className="recorded-webinar__aside">
        <Next
          words={props.words.next}
          upcoming={phase === 'ahead' ? upcoming : undefined}
          href={inCampaign(props.signUpUrl)}
        />
        <Previous
          words={props.words}
          history={history}
          shown={shown}
          isOwn={isOwn}
          urlOf={(listed, index) =>
            inCampaign(ownUrlOf(listed, props.history) ?? recordingUrl(props.latestUrl, index))
          }
        />
        <a className="way" href={props.plan.href}>
          {props.plan.label}
        </a>
      </aside>
    </div>
  );
}

/** The API knows neither captions nor other formats; those of the same video stay. */
function withFiles(
  recording: Recording,
  prerendered: readonly PlayableRecording[],
): PlayableRecording {
  const known = prerendered.find(({ videoUrl }) => videoUrl === recording.videoUrl);
  return recording.videoUrl === undefined ? recording : { ...known, ...recording };
}

/** Of what the API names, the pages are found that were built. */
function ownUrlOf(recording: Recording, prerendered: readonly PlayableRecording[]) {
  const { title, sortableDate } = recording;
  return prerendered.find((each) => each.title === title && each.sortableDate === sortableDate)
    ?.url;
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

interface RecordedProps extends Pick<
  RecordedWebinarProps,
  'email' | 'words' | 'months' | 'videoWords'
> {
  readonly recording: PlayableRecording;
  /** Its own page, where this is another. */
  readonly url: string | undefined;
}

function Recorded({
  recording,
  url,
  email,
  words,
  months,
  videoWords,
}: RecordedProps): ReactElement {
  const { title, date, description, videoUrl, fallbackUrl, captionsUrl } = recording;
  return (
    <>
      <h1>{fillIn(words.heading, { month: monthOf(recording, months) })}</h1>
      {videoUrl === undefined ? (
        <>
          <div className="video">
            <Cover title={title} date={date} />
          </div>
          <div className="notice">
            <p>
              <FilledIn
                message={words.following}
                values={{ email: <a href={`mailto:${email}`}>{email}</a> }}
              />
            </p>
          </div>
        </>
      ) : (
        <VideoPlayer
          key={videoUrl}
          title={title}
          url={videoUrl}
          fallbackUrl={fallbackUrl}
          captionsUrl={captionsUrl}
          cover={<Cover title={title} date={date} />}
          words={videoWords}
        />
      )}
      <h2>{url === undefined ? title : <a href={url}>{title}</a>}</h2>
      <p className="recorded-webinar__date">{date}</p>
      <p>{description}</p>
    </>
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

interface PreviousProps {
  readonly words: RecordingWords;
  readonly history: readonly Recording[];
  readonly shown: number | undefined;
  readonly isOwn: boolean;
  readonly urlOf: (recording: Recording, index: number) => string;
}

function Previous({ words, history, shown, isOwn, urlOf }: PreviousProps): ReactElement | null {
  const others = history.map((recording, index) => ({
    ...recording,
    index,
    url: urlOf(recording, index),
  }));
  const listed = others.filter(({ index }) => index !== shown);
  if (listed.length === 0) return null;
  return (
    <nav className="recorded-webinar__previous" aria-labelledby="previous-webinars">
      <h2 id="previous-webinars">{shown === 0 && !isOwn ? words.previous : words.others}</h2>
      <ul>
        {listed.map(({ index, url, title, date }) => (
          <li key={index}>
            <a href={url}>{title}</a>
            <span className="recorded-webinar__listed">{date}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NextProps {
  readonly words: RecordingWords['next'];
  readonly upcoming: UpcomingWebinar | undefined;
  readonly href: string;
}

/** The way to the sign-up, whether a webinar is planned or not. */
function Next({ words, upcoming, href }: NextProps): ReactElement {
  return (
    <section className="recorded-webinar__next">
      <h2>{words.title}</h2>
      <p>{upcoming?.webinarDetails ?? words.unplanned}</p>
      <p>
        <a className="button" href={href}>
          {upcoming === undefined ? words.hear : words.signUp}
        </a>
      </p>
    </section>
  );
}

export const island: IslandDefinition<RecordedWebinarProps> = {
  name: 'RecordedWebinar',
  Component: RecordedWebinar,
};
