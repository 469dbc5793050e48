import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { hasHour } from '../moment.ts';
import type { PlacedWebinar } from '../webinars.ts';
import { listWebinars, zonesAt } from '../webinars.ts';
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
  if (!('webinarDetails' in webinar) && !(webinar.date && webinar.sortableDate)) {
    const span = document.locate(pointer, 'key');
    return createDiagnostic('webinar-without-date', {}, span, { path: pointer });
  }
  const { span, field, start, zone, suggestion } = asData({ pointer, webinar }, written);
  return createDiagnostic('webinar-date-typed', { start, zone }, span, {
    path: `${pointer}/${field}`,
    ...(suggestion !== undefined && { suggestion }),
  });
}

function checkHour({ pointer, webinar }: PlacedWebinar, written: Written): Diagnostic | undefined {
  const { document, value } = written.regions;
  const path = `${pointer}/startsAt`;
  const { startsAt = '' } = webinar;
  const zones = zonesAt(written, pointer);
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
  if (!('webinarDetails' in webinar) || webinar.webinarDetails.includes('{{webinarDate}}'))
    return undefined;
  const path = `${pointer}/webinarDetails`;
  const span = written.regions.document.locate(path, 'value');
  return createDiagnostic('webinar-date-unread', {}, span, { path });
}
