import { onceEach } from '../../values/once.ts';
import { nameMeant } from '../nearest.ts';
import type { Meant } from '../nearest.ts';

/** The form of the IANA names of places, such as `America/New_York`. */
const TIME_ZONE = /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_-]+){1,2}$/;

/** Whether the time zone database has a place of this name, which takes long to look up. */
export const isTimeZone = onceEach((text: string): boolean => {
  if (!TIME_ZONE.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
});

/** What people call hours in America, and a place that has them. */
const PLACES = ['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Anchorage', 'Puerto_Rico'];
const AMERICAN = [...PLACES.map((place) => `America/${place}`), 'Pacific/Honolulu', 'Pacific/Guam'];

/** The zone that was meant by its name, its place's, or that of its hours (`Central`, `CST`). */
export function zoneMeant(text: string): Meant {
  const called = new Map(
    [...AMERICAN].reverse().flatMap((zone) =>
      (['longGeneric', 'shortGeneric', 'long', 'short'] as const).flatMap((timeZoneName) => {
        const name = nameOfHours(zone, timeZoneName);
        return [[name, zone] as const, [name.replace(/ .*/, ''), zone] as const];
      }),
    ),
  );
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    called.set(zone, zone).set(zone.replace(/^.*\//, ''), zone);
  }
  const { near, isGuess } = nameMeant(text.trim(), called.keys());
  return { near: near === undefined ? undefined : called.get(near), isGuess };
}

/** What Americans call the hours of a time zone all year, such as `Mountain Time`. */
export function hoursOf(zone: string): string {
  return nameOfHours(zone, 'longGeneric');
}

/** A winter's day under today's rules: at Unix time 0, Detroit had no summer time. */
const inOurTime = Date.UTC(2026, 0);

function nameOfHours(
  timeZone: string,
  timeZoneName: NonNullable<Intl.DateTimeFormatOptions['timeZoneName']>,
): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  return format.formatToParts(inOurTime).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
