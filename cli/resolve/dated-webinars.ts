import type { RecordedWebinar, RegionContent, UpcomingWebinar } from '../../runtime/contract.ts';
import type {
  RecordedWebinar as WrittenRecording,
  RegionDefaults,
  UpcomingWebinar as WrittenWebinar,
} from '../schema/written.ts';
import { phaseAt } from '../../runtime/services/phase.ts';
import { listUpcoming } from '../../runtime/services/schedule.ts';
import { lastSegment, valueAt } from '../schema/pointer.ts';
import { zonesAt } from './identity.ts';
import type { DateWords } from './moment.ts';
import { dayOf, hasHour, instantOf, printMoment } from './moment.ts';
import { withoutFields } from './layers.ts';
import type { FieldPlace, ResolvedValues } from './resolved.ts';
import { expandTexts } from './tokens/expand.ts';
import { isDateOfWebinar, pointerOf } from './webinars.ts';

/** What the dates of webinars are made with. */
export interface Dating {
  readonly words: DateWords;
  /** The instant that the site is made for, in milliseconds since 1970. */
  readonly now: number;
  /** The time zone of the place where the value at a JSON Pointer is typed. */
  readonly zoneOf: (pointer: string) => string | undefined;
}

/** The webinars of a region with all that follows from their `startsAt` (docs/product.md D1). */
export function dateWebinars(
  { webinar: { upcoming }, webinarHistory }: Pick<RegionDefaults, 'webinar' | 'webinarHistory'>,
  dating: Dating,
): Pick<RegionContent, 'webinar' | 'webinarHistory'> {
  const planned = listUpcoming(upcoming).flatMap((one, index) =>
    hasForm(one) ? [dateUpcoming(one, pointerOf(upcoming, index), dating)] : [],
  );
  const [only] = planned;
  return {
    webinar: only ? { upcoming: Array.isArray(upcoming) ? planned : only } : {},
    webinarHistory: webinarHistory.map((recorded, index) => dateRecorded(recorded, index, dating)),
  };
}

function dateRecorded(
  recorded: WrittenRecording,
  index: number,
  { words, zoneOf }: Dating,
): RecordedWebinar {
  const { startsAt, date = '', sortableDate = '' } = recorded;
  const slug = recorded.slug ?? sortableDate;
  if (startsAt === undefined) return { ...recorded, slug, date, sortableDate };
  const zone = zoneOf(`/webinarHistory/${String(index)}/startsAt`);
  return dateOne(recorded, startsAt, printMoment(dayOf(startsAt), '', words), zone);
}

/** Whether visitors can sign up; the rule for upcoming webinars reports those where they cannot. */
export function hasForm(
  upcoming: WrittenWebinar,
): upcoming is WrittenWebinar & Required<Pick<WrittenWebinar, 'webinarSignupForm'>> {
  return upcoming.webinarSignupForm !== undefined;
}

function dateUpcoming(
  upcoming: UpcomingWebinar,
  pointer: string,
  { words, now, zoneOf }: Dating,
): UpcomingWebinar {
  const { startsAt } = upcoming;
  if (startsAt === undefined) return withoutFields(upcoming, ['slug']);
  const zone = zoneOf(`${pointer}/startsAt`);
  const dated = dateOne(upcoming, startsAt, printMoment(startsAt, zone ?? '', words), zone);
  const phase = phaseAt(dated, now);
  return phase === 'ahead' ? dated : { ...dated, phase };
}

function dateOne<T extends Timed>(
  webinar: T,
  startsAt: string,
  date: string,
  zone = '',
): T & Required<Pick<Timed, 'date' | 'sortableDate' | 'slug'>> {
  const { durationMinutes, slug = dayOf(startsAt) } = webinar;
  const tokens = { webinarDate: date, webinarMinutes: String(durationMinutes) };
  return {
    ...expandTexts(webinar, new Map(Object.entries(tokens))),
    startsAt: hasHour(startsAt) ? instantOf(startsAt, zone) : startsAt,
    slug,
    date,
    sortableDate: dayOf(startsAt),
  };
}

type Timed = Pick<
  UpcomingWebinar,
  'startsAt' | 'durationMinutes' | 'slug' | 'date' | 'sortableDate'
>;

/** The date of a webinar as other words say it; undefined for what is no date that is made. */
export function printDateAt(
  { findValue, written }: Pick<ResolvedValues, 'findValue' | 'written'>,
  place: FieldPlace,
  words: DateWords,
): string | undefined {
  if (lastSegment(place.pointer) !== 'date' || !isDateOfWebinar(place.pointer)) return undefined;
  const { pointer, derivedFrom } = findValue(place)?.provenance ?? {};
  if (pointer === undefined || derivedFrom === undefined) return undefined;
  const startsAt = String(valueAt(written.regions.value, pointer));
  const isRecorded = place.pointer.startsWith('/webinarHistory/');
  const [zone = ''] = zonesAt(written.regions.value, pointer);
  return printMoment(isRecorded ? dayOf(startsAt) : startsAt, zone, words);
}
