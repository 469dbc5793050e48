import escapeStringRegexp from 'escape-string-regexp';
import type { Span } from '../../diagnostics/span.ts';
import { asMoment } from '../../schema/formats/date.ts';
import type { RecordedWebinar, UpcomingWebinar } from '../../schema/written.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { datesIn, dayOf, readDate } from '../dates.ts';
import { zonesAt } from '../identity.ts';
import { printMoment } from '../moment.ts';
import type { PlacedWebinar } from '../webinars.ts';
import type { Written } from '../written.ts';

/** When a webinar is whose date is typed as words, as data. */
interface AsData {
  readonly field: 'date' | 'webinarDetails';
  readonly span: Span;
  /** What to write as `startsAt`; undefined where the words are not read for certain. */
  readonly start?: string | undefined;
  /** The time zone that the words name, which the region has to state first. */
  readonly zone?: string;
  /** In place of the span, so that visitors read the same. */
  readonly suggestion?: string;
}

export function asData({ pointer, webinar }: PlacedWebinar, written: Written): AsData {
  return 'webinarDetails' in webinar
    ? upcomingAsData(`${pointer}/webinarDetails`, webinar, written)
    : recordedAsData(pointer, webinar, written);
}

/** `startsAt` in the place of both dates, where they stand beside each other. */
function recordedAsData(
  pointer: string,
  { date = '', sortableDate }: RecordedWebinar,
  { regions: { document, value } }: Written,
): AsData {
  const start = readDate(date);
  const found = {
    field: 'date',
    span: document.locate(`${pointer}/date`, 'value'),
    start,
  } as const;
  const [first, last] = ['date', 'sortableDate']
    .map((name) => document.locate(`${pointer}/${name}`, 'entry'))
    .toSorted((a, b) => a.start - b.start);
  if (first === undefined || last === undefined || start === undefined) return found;
  const areTogether = /^,?\s+$/.test(first.file.text.slice(first.end, last.start));
  const isSame = start === sortableDate && printMoment(start, '', value.site.interface) === date;
  if (!areTogether || !isSame) return found;
  return { ...found, span: { ...first, end: last.end }, suggestion: `startsAt: ${start}` };
}

/** `startsAt` and `durationMinutes` above the details, which print both by token. */
function upcomingAsData(
  path: string,
  { webinarDetails: text }: UpcomingWebinar,
  written: Written,
): AsData {
  const { document, value } = written.regions;
  const field = 'webinarDetails';
  const span = document.locate(path, 'value');
  const start = momentIn(text);
  if (start === undefined) return { field, span };
  const zones = zonesAt(value, path);
  const typed = zones.map((name) => ({
    name,
    words: printMoment(start, name, value.site.interface),
  }));
  const zone = typed.find(({ words }) => text.includes(words));
  if (zone === undefined) return { field, span, start };
  if (zones.length > 1) return { field, span, start, zone: zone.name };
  const suggestion = withTokens(document, path, start, zone.words);
  if (suggestion === undefined) return { field, span, start };
  return { field, span: document.locate(path, 'entry'), start, suggestion };
}

/** The only day and hour in a text, as `2027-01-21 15:30`. */
function momentIn(text: string): string | undefined {
  const [date, other] = datesIn(text).filter(({ year }) => year !== undefined);
  if (date?.year === undefined || other !== undefined) return undefined;
  const [, hour = ''] = /^\W+(\d{1,2}(?::\d\d)?\s*[ap]\.?m)\b/i.exec(text.slice(date.end)) ?? [];
  return hour === '' ? undefined : asMoment(`${dayOf(date, date.year)} ${hour}`);
}

/** The fields as YAML; undefined where they stand in braces. */
function withTokens(
  document: YamlDocument,
  path: string,
  start: string,
  words: string,
): string | undefined {
  const { inFlow = true, quoted, source = '' } = document.scalarAt(path) ?? {};
  const date = new RegExp(escapeStringRegexp(words).replaceAll(' ', '\\s+'));
  if (inFlow || !date.test(source)) return undefined;
  const [minutes] = duration.exec(source) ?? [];
  const details = source.replace(date, '{{webinarDate}}').replace(duration, '{{webinarMinutes}}');
  const { file, start: from } = document.locate(path, 'entry');
  const newline = `\n${' '.repeat(from - file.text.lastIndexOf('\n', from) - 1)}`;
  return [
    `startsAt: ${start}`,
    ...(minutes === undefined ? [] : [`durationMinutes: ${minutes}`]),
    // Without quotes, a brace at the beginning would begin something else.
    `webinarDetails: ${quoted ? details : `>-${newline}  ${details}`}`,
  ].join(newline);
}

const duration = /\b\d{1,3}(?=\s+minutes\b)/;
