import type { RegionContent, UpcomingWebinar as DatedWebinar } from '../../../runtime/contract.ts';
import type {
  RecordedWebinar as WrittenRecording,
  RegionDefaults,
  UpcomingWebinar,
} from '../schema/written.ts';
import { phaseAt } from '../../../runtime/services/phase.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import { lastSegment, valueAt } from '../schema/pointer.ts';
import { placeIn } from '../source/locate-piece.ts';
import { zonesAt } from './identity.ts';
import { withoutFields } from '../values/without-fields.ts';
import type { DateWords } from './moment.ts';
import { dayOf, hasHour, instantOf, printMoment } from './moment.ts';
import type { FieldPlace, ResolvedValues } from './resolved.ts';
import { expandTexts } from './tokens/expand.ts';
import type { Written } from './written.ts';
import { listRegions } from './written.ts';

/** What texts of a webinar print by token, and the field of the webinar that says it. */
export const webinarTokens: Readonly<Record<string, 'date' | 'durationMinutes' | 'title'>> = {
  webinarDate: 'date',
  webinarMinutes: 'durationMinutes',
  webinarTitle: 'title',
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

/** The pointer of an upcoming webinar by its place, which is 0 of one without a list. */
export function pointerOf(upcoming: object | undefined, index: number): string {
  return Array.isArray(upcoming) ? `/webinar/upcoming/${String(index)}` : '/webinar/upcoming';
}

/** Every webinar to come, with the region that states it; undefined for the defaults. */
export function listPlanned(written: Written) {
  return contentsOf(written).flatMap(({ region, content: { webinar }, ...place }) =>
    listUpcoming(webinar?.upcoming).map((upcoming, index) => ({
      ...placeIn(place, pointerOf(webinar?.upcoming, index)),
      region,
      webinar: upcoming,
    })),
  );
}

/** Every recorded webinar, with the day of its `startsAt`, and those above it. */
export function listRecorded(written: Written) {
  const words = written.regions.value.site.interface;
  return contentsOf(written).flatMap(({ region, content, ...place }) => {
    const recorded = (content.webinarHistory ?? []).map((webinar, index) => ({
      ...placeIn(place, `/webinarHistory/${String(index)}`),
      region,
      webinar: withDates(webinar, words),
    }));
    return recorded.map((each, index) => ({ ...each, above: recorded.slice(0, index) }));
  });
}

function contentsOf(written: Written) {
  const { document, value } = written.regions;
  return [
    { region: undefined, content: value.defaults, document, pointer: '/defaults' },
    ...listRegions(written).map(({ key, region, ...place }) => ({
      region: key,
      content: region,
      ...place,
    })),
  ];
}

function withDates(recorded: WrittenRecording, words: DateWords) {
  const { startsAt, date = '', sortableDate = '' } = recorded;
  if (startsAt === undefined) return { ...recorded, date, sortableDate };
  const day = dayOf(startsAt);
  return { ...recorded, date: printMoment(day, '', words), sortableDate: day };
}

/**
 * The webinars of a region with all that follows from their `startsAt` (docs/product.md D1).
 *
 * @param now The instant that the site is made for, in milliseconds since 1970.
 * @param zoneOf The time zone of the place where the value at a JSON Pointer is typed.
 */
export function dateWebinars(
  { webinar: { upcoming }, webinarHistory }: Pick<RegionDefaults, 'webinar' | 'webinarHistory'>,
  words: DateWords,
  now: number,
  zoneOf: (pointer: string) => string | undefined,
): Pick<RegionContent, 'webinar' | 'webinarHistory'> {
  const planned = listUpcoming(upcoming).flatMap((one, index): readonly DatedWebinar[] => {
    if (!hasForm(one)) return [];
    const { startsAt } = one;
    if (startsAt === undefined) return [withoutFields(withJoinUrl(one), ['slug'])];
    const zone = zoneOf(`${pointerOf(upcoming, index)}/startsAt`);
    const dated = dateOne(one, startsAt, printMoment(startsAt, zone ?? '', words), zone);
    const phase = phaseAt(dated, now);
    const shown = withJoinUrl(dated, phase);
    return [phase === 'ahead' ? shown : { ...shown, phase }];
  });
  const [only] = planned;
  return {
    webinar: only ? { upcoming: Array.isArray(upcoming) ? planned : only } : {},
    webinarHistory: webinarHistory.map((written, index) => {
      const recorded = withDates(written, words);
      const { startsAt, date, sortableDate, slug = sortableDate } = recorded;
      if (startsAt === undefined) return { ...recorded, slug };
      return dateOne(written, startsAt, date, zoneOf(`/webinarHistory/${String(index)}/startsAt`));
    }),
  };
}

/** Whether visitors can sign up; the rule for upcoming webinars reports those where they cannot. */
export function hasForm(
  upcoming: UpcomingWebinar,
): upcoming is UpcomingWebinar & Required<Pick<UpcomingWebinar, 'webinarSignupForm'>> {
  return upcoming.webinarSignupForm !== undefined;
}

/** Where it is held is on no page before it begins, unless the YAML lets anybody know. */
function withJoinUrl<T extends Pick<UpcomingWebinar, 'joinUrl' | 'joinIsPublic'>>(
  webinar: T,
  phase: ReturnType<typeof phaseAt> = 'ahead',
) {
  const { joinUrl, joinIsPublic = false, ...others } = webinar;
  const isShown = joinUrl !== undefined && (joinIsPublic || phase === 'begun');
  return { ...others, ...(isShown && { joinUrl }) };
}

function dateOne<T extends Pick<DatedWebinar, 'durationMinutes' | 'slug' | 'title'>>(
  webinar: T,
  startsAt: string,
  date: string,
  zone = '',
) {
  const { durationMinutes, title = '', slug = dayOf(startsAt) } = webinar;
  const printed = { date, durationMinutes: String(durationMinutes), title };
  const tokens = Object.entries(webinarTokens).map(
    ([token, field]) => [token, { pointer: `/${field}`, text: printed[field] }] as const,
  );
  return {
    ...expandTexts(webinar, new Map(tokens)),
    startsAt: hasHour(startsAt) ? instantOf(startsAt, zone) : startsAt,
    slug,
    date,
    sortableDate: dayOf(startsAt),
  };
}

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
