import type { RecordedWebinar, UpcomingWebinar } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { listUpcoming } from '../../runtime/services/schedule.ts';
import type { DateWords } from './moment.ts';
import { dayOf, printMoment } from './moment.ts';
import type { Written } from './written.ts';
import { listRegions } from './written.ts';

/** What texts of a webinar print by token, and the field of the webinar that says it. */
export const webinarTokens: Readonly<Record<string, 'date' | 'durationMinutes'>> = {
  webinarDate: 'date',
  webinarMinutes: 'durationMinutes',
};

const webinarField = /^(.*\/(?:webinar\/upcoming(?:\/\d+)?|webinarHistory\/\d+))\/(\w+)$/;

/** The JSON Pointer of the webinar that a field belongs to; undefined where it belongs to none. */
export function webinarAround(pointer: string): string | undefined {
  return webinarField.exec(pointer)?.[1];
}

/** Whether a field is made from the `startsAt` beside it where nobody typed it. */
export function isDateOfWebinar(pointer: string): boolean {
  return /^(?:date|sortableDate)$/.test(webinarField.exec(pointer)?.[2] ?? '');
}

/** A webinar as it is written, and where. */
export interface PlacedWebinar<Webinar> {
  /** Key of the region that states it; undefined of the defaults. */
  readonly region: string | undefined;
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly webinar: Webinar;
}

/** Every webinar to come that is written. */
export function listPlanned(written: Written): readonly PlacedWebinar<UpcomingWebinar>[] {
  return contentsOf(written).flatMap(({ content: { webinar }, pointer, ...place }) =>
    listUpcoming(webinar?.upcoming).map((upcoming, index) => ({
      ...place,
      pointer: pointer + pointerOf(webinar?.upcoming, index),
      webinar: upcoming,
    })),
  );
}

/** A recorded webinar with the day that its `startsAt` says, if it has one, and those above it in its list. */
export interface PlacedRecording extends PlacedWebinar<DatedRecording> {
  readonly above: readonly PlacedWebinar<DatedRecording>[];
}

interface DatedRecording extends RecordedWebinar {
  readonly date: string;
  readonly sortableDate: string;
}

/** Every recorded webinar that is written. */
export function listRecorded(written: Written): readonly PlacedRecording[] {
  const words = written.regions.value.site.interface;
  return contentsOf(written).flatMap(({ content, pointer, ...place }) => {
    const recorded = (content.webinarHistory ?? []).map((webinar, index) => ({
      ...place,
      pointer: `${pointer}/webinarHistory/${String(index)}`,
      webinar: dated(webinar, words),
    }));
    return recorded.map((each, index) => ({ ...each, above: recorded.slice(0, index) }));
  });
}

function dated(webinar: RecordedWebinar, words: DateWords): DatedRecording {
  const { startsAt, date = '', sortableDate = '' } = webinar;
  if (startsAt === undefined) return { ...webinar, date, sortableDate };
  const day = dayOf(startsAt);
  return { ...webinar, date: printMoment(day, '', words), sortableDate: day };
}

/** The JSON Pointer of an upcoming webinar by its place, which is 0 of one that is written without a list. */
export function pointerOf(upcoming: object | undefined, index: number): string {
  return Array.isArray(upcoming) ? `/webinar/upcoming/${String(index)}` : '/webinar/upcoming';
}

function contentsOf(written: Written) {
  const { document, value } = written.regions;
  return [
    { region: undefined, document, pointer: '/defaults', content: value.defaults },
    ...listRegions(written).map(({ key, region, ...place }) => ({
      ...{ region: key, content: region },
      document,
      pointer: place.pointer,
    })),
  ];
}
