import type { RecordedWebinar, UpcomingWebinar } from '../../contract.ts';
import { asRecord, asText } from '../../services/narrow.ts';

/** What the API says of a recording. */
export type Recording = Pick<
  RecordedWebinar,
  'date' | 'sortableDate' | 'title' | 'description' | 'videoUrl'
>;

/** What the API says of a region's webinars (docs/product.md D3). */
export interface Webinars {
  /** Absent when no webinar is planned. */
  readonly upcoming?: UpcomingWebinar;
  /** Those with a film, the latest first. */
  readonly history: readonly Recording[];
}

/**
 * Reads the API's answer. Recordings without a title, without a film, or with an address that is
 * not safe, are left out; undefined where the answer is not of the expected shape: the prerendered
 * content is better then (docs/product.md P8).
 */
export function readWebinars(answer: unknown): Webinars | undefined {
  const { upcoming, history } = asRecord(answer);
  const planned = readPlanned(upcoming);
  const recorded = readHistory(history);
  return planned && recorded && { ...planned, ...recorded };
}

/** No webinar is planned where there is no form to sign up with. */
function readPlanned(upcoming: unknown = null): Pick<Webinars, 'upcoming'> | undefined {
  if (typeof upcoming !== 'object') return undefined;
  const { webinarSignupForm, webinarDetails } = asRecord(upcoming);
  const form = webinarSignupForm ?? '';
  const details = webinarDetails ?? '';
  if (typeof form !== 'string' || typeof details !== 'string') return undefined;
  return form === '' ? {} : { upcoming: { webinarSignupForm: form, webinarDetails: details } };
}

function readHistory(history: unknown): Pick<Webinars, 'history'> | undefined {
  if (!Array.isArray(history)) return undefined;
  const readable = history.flatMap(readRecording);
  return readable.length === 0 && history.length > 0 ? undefined : { history: readable };
}

function readRecording(item: unknown): Recording[] {
  const { date, sortableDate, title, description, videoUrl } = asRecord(item);
  const url = asText(videoUrl);
  if (asText(title) === '' || !/^(?:https:\/\/|\/(?![/\\]))/.test(url)) return [];
  return [
    {
      date: asText(date),
      sortableDate: asText(sortableDate),
      title: asText(title),
      description: asText(description),
      videoUrl: url,
    },
  ];
}

/** The path of the call, narrowed to a region where there is one. */
export function webinarsPath(regionId: string | undefined): string {
  const query = regionId === undefined ? '' : `?regionId=${encodeURIComponent(regionId)}`;
  return `/api/v2/marketing/webinars${query}`;
}
