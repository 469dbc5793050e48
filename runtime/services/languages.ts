import type { BlockPage, InterfaceWords, SiteConfig } from '../contract.ts';
import { merge } from '../app/whole-regions.ts';

/** The language of a page that says no other, and of all words of the interface that say none. */
export const usualLanguage = 'en-US';
export const english = 'en';

/** The language that a page of blocks is in, where that is not English. */
export function foreignOf(lang: BlockPage['lang'] = english): string | undefined {
  return primaryOf(lang) === english ? undefined : lang;
}

/** A language whatever the country: `es` of `es-US`. */
export function primaryOf(lang: string): string {
  return lang.replace(/-.*/, '');
}

/** What a language calls itself: `Español`. */
export function ownName(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(primaryOf(lang)) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

type Group = keyof NonNullable<SiteConfig['interfaces']>[string];

/** Groups of the interface that pages of blocks show: the form and the video in their blocks. */
export const shownGroups = {
  page: ['skipLink'],
  form: ['forms', 'confirmed'],
  video: ['video'],
} as const satisfies Readonly<Record<string, readonly Group[]>>;

/**
 * The interface in the language of a page, with dates as that writes them. Where it lacks a word of
 * the groups that are asked for all of it is in English, and says so: no form is half in one
 * language.
 */
export function interfaceIn(lang: string | undefined, site: Words, groups: readonly Group[]) {
  if (lang === undefined) return { words: site.interface };
  if (lackedWords(lang, site, groups).length > 0) return { words: site.interface, lang: english };
  return { words: merge({ ...site.interface, ...datesIn(lang, site) }, statedIn(lang, site)) };
}

type Words = Pick<SiteConfig, 'interface' | 'interfaces'>;

function statedIn(lang: string, { interfaces = {} }: Words) {
  return interfaces[lang] ?? interfaces[primaryOf(lang)] ?? {};
}

/** The words of groups that a language lacks, such as `forms.submit`. */
export function lackedWords(lang: string, site: Words, groups: readonly Group[]) {
  const own = statedIn(lang, site);
  return groups.flatMap((group) => [...lackedIn(own[group], site.interface[group], group)]);
}

function* lackedIn(own: unknown, word: unknown, path: string): Generator<string> {
  if (typeof word === 'string' && own === undefined) yield path;
  if (typeof word !== 'object' || word === null) return;
  const known = new Map(Object.entries(own ?? {}));
  for (const [name, inner] of Object.entries(word))
    yield* lackedIn(known.get(name), inner, `${path}.${name}`);
}

/** How a language writes days and hours; days without marks of time zones. */
export function datesIn(lang: string, site: Words): Pick<InterfaceWords, 'months' | 'dates'> {
  const partsIn = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, options);
    return (...day: [number, number, number?]) => format.formatToParts(new Date(2026, ...day));
  };
  const pick = (type: string, parts: readonly Intl.DateTimeFormatPart[]) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const [dated, named] = [partsIn({ dateStyle: 'long' }), partsIn({ weekday: 'long' })];
  const timed = partsIn({ hour: 'numeric', hour12: true });
  const parts = dated(0, 1).map(({ type, value }) => (type === 'literal' ? value : `{${type}}`));
  return {
    months: site.interface.months.map((_, month) => pick('month', dated(month, 1))),
    dates: {
      ...site.interface.dates,
      day: parts.join(''),
      // The first of February 2026 is a Sunday.
      weekdays: site.interface.dates.weekdays.map((_, day) => pick('weekday', named(1, 1 + day))),
      halves: [9, 21].map((hour) => pick('dayPeriod', timed(0, 1, hour))),
    },
  };
}
