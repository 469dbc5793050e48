import type { RecordedWebinar, UpcomingWebinar } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { childPointer } from '../schema/pointer.ts';
import { listUpcoming } from '../../runtime/services/schedule.ts';
import type { DateWords } from './moment.ts';
import { dayOf, printMoment } from './moment.ts';
import type { Written } from './written.ts';

/** What texts of a webinar print by token, and the field of the webinar that says it. */
export const webinarTokens = { webinarDate: 'date', webinarMinutes: 'durationMinutes' } as const;

const webinarField = /^(.*\/(?:webinar\/upcoming(?:\/\d+)?|webinarHistory\/\d+))\/(\w+)$/;

/** The JSON Pointer of the webinar that a field belongs to; undefined where it belongs to none. */
export function webinarAround(pointer: string): string | undefined {
  return webinarField.exec(pointer)?.[1];
}

/** Whether a field is made from the `startsAt` beside it where nobody typed it. */
export function isDateOfWebinar(pointer: string): boolean {
  return /^(?:date|sortableDate)$/.test(webinarField.exec(pointer)?.[2] ?? '');
}

/** A recorded webinar as written, with the day that its `startsAt` says, if it has one. */
export interface DatedRecording extends RecordedWebinar {
  readonly date: string;
  readonly sortableDate: string;
}

/** A list of recorded webinars as written. */
export interface WebinarList {
  readonly document: YamlDocument;
  /** JSON Pointer of the list. */
  readonly pointer: string;
  readonly webinars: readonly DatedRecording[];
}

/** The lists of the defaults and of all regions that state one. */
export function webinarLists(written: Written): readonly WebinarList[] {
  const { document, value } = written.regions;
  const words = value.site.interface;
  return contentsOf(written).flatMap(([owner, { webinarHistory }]) => {
    const webinars = webinarHistory?.map((webinar) => dated(webinar, words));
    return webinars ? [{ document, pointer: `${owner}/webinarHistory`, webinars }] : [];
  });
}

function dated(webinar: RecordedWebinar, words: DateWords): DatedRecording {
  const { startsAt, date = '', sortableDate = '' } = webinar;
  if (startsAt === undefined) return { ...webinar, date, sortableDate };
  const day = dayOf(startsAt);
  return { ...webinar, date: printMoment(day, '', words), sortableDate: day };
}

/** A webinar as it is written, and where. */
export interface PlacedWebinar {
  readonly pointer: string;
  readonly webinar: UpcomingWebinar | RecordedWebinar;
}

/** Every webinar that is written, to come or recorded. */
export function listWebinars(written: Written): readonly PlacedWebinar[] {
  return contentsOf(written).flatMap(([owner, { webinar, webinarHistory = [] }]) => [
    ...listUpcoming(webinar?.upcoming).map((upcoming, index) => ({
      pointer: owner + pointerOf(webinar?.upcoming, index),
      webinar: upcoming,
    })),
    ...webinarHistory.map((recorded, index) => ({
      pointer: `${owner}/webinarHistory/${String(index)}`,
      webinar: recorded,
    })),
  ]);
}

type Regions = Written['regions']['value'];
type Content = Partial<Pick<Regions['defaults'], 'webinarHistory'>> & {
  readonly webinar?: { readonly upcoming?: WrittenUpcoming };
};

type WrittenUpcoming = UpcomingWebinar | readonly UpcomingWebinar[];

/** The JSON Pointer of an upcoming webinar by its place, which is 0 of one that is written without a list. */
export function pointerOf(upcoming: object | undefined, index: number): string {
  return Array.isArray(upcoming) ? `/webinar/upcoming/${String(index)}` : '/webinar/upcoming';
}

function contentsOf({ regions: { value } }: Written): readonly (readonly [string, Content])[] {
  const regions = Object.entries(value.regions);
  return [
    ['/defaults', value.defaults],
    ...regions.map(([key, region]) => [childPointer('/regions', key), region] as const),
  ];
}
