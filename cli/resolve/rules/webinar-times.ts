import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { looksLikeDate } from '../../schema/formats/date.ts';
import type { UpcomingWebinar } from '../../schema/written.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { zonesAt } from '../identity.ts';
import { hasHour } from '../moment.ts';
import type { PlacedWebinar } from '../webinars.ts';
import { listWebinars } from '../webinars.ts';
import type { Written } from '../written.ts';
import type { Rule } from './rule.ts';
import { asData } from './webinar-as-data.ts';

/** When a webinar is, is written once, as data, with an hour in a time zone that is known and has a name. */
export const webinarTimes: Rule = function* ({ written }) {
  for (const placed of listWebinars(written)) {
    const { startsAt } = placed.webinar;
    const found =
      startsAt === undefined
        ? checkWords(placed, written)
        : (checkHour(placed, written) ?? checkDetails(placed, written));
    if (found !== undefined) yield found;
  }
};

/** What visitors read is typed, or nothing is. */
function checkWords({ pointer, webinar }: PlacedWebinar, written: Written): Diagnostic | undefined {
  const { document } = written.regions;
  const isStated =
    'webinarDetails' in webinar
      ? !printsDate(webinar)
      : Boolean(webinar.date) && Boolean(webinar.sortableDate);
  if (!isStated)
    return withoutDate(document, pointer, 'date' in webinar ? webinar.date : undefined);
  const { span, field, start, zone, suggestion } = asData({ pointer, webinar }, written);
  return createDiagnostic('webinar-date-typed', { start, zone }, span, {
    path: `${pointer}/${field}`,
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** Nothing says the day, or a name that is not for a day does. */
function withoutDate(document: YamlDocument, pointer: string, date = ''): Diagnostic {
  if (!looksLikeDate(date))
    return createDiagnostic('webinar-without-date', {}, document.locate(pointer, 'key'), {
      path: pointer,
    });
  const path = `${pointer}/date`;
  const extras = { path, suggestion: `startsAt: ${date}` };
  return createDiagnostic('webinar-without-date', { date }, document.locate(path, 'entry'), extras);
}

function checkHour({ pointer, webinar }: PlacedWebinar, written: Written): Diagnostic | undefined {
  const { document, value } = written.regions;
  const path = `${pointer}/startsAt`;
  const { startsAt = '' } = webinar;
  const zones = zonesAt(value, pointer);
  const [zone = '', ...others] = zones;
  const span = document.locate(path, 'value');
  if (!hasHour(startsAt)) {
    if (!('webinarDetails' in webinar)) return undefined;
    return createDiagnostic('webinar-without-hour', { day: startsAt }, span, { path });
  }
  if (zone === '' || others.length > 0)
    return createDiagnostic('time-zone-unsaid', { zones }, span, { path });
  return zone in value.site.interface.dates.zones
    ? undefined
    : createDiagnostic('time-zone-unnamed', { zone }, span, { path });
}

function checkDetails(
  { pointer, webinar }: PlacedWebinar,
  written: Written,
): Diagnostic | undefined {
  if (!('webinarDetails' in webinar) || printsDate(webinar)) return undefined;
  const path = `${pointer}/webinarDetails`;
  const span = written.regions.document.locate(path, 'value');
  return createDiagnostic('webinar-date-unread', {}, span, { path });
}

/** Whether a token prints it; one that is misspelt is reported by itself. */
function printsDate({ webinarDetails }: UpcomingWebinar): boolean {
  return /\{\{[^{}]*date[^{}]*\}\}/i.test(webinarDetails);
}
