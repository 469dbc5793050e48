import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOnce } from '../../../cli/compile/check-project.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { nextChanges } from '../../../cli/compile/resolve/next-change.ts';
import type { ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import { base } from '../../base-project.ts';
import { caseCount } from '../../cases.ts';
import type { Dice } from '../source/dice.ts';
import { createDice } from '../source/dice.ts';

const files = { regions: 'regions.yaml', library: 'library.yaml' } as const;
const texts = {
  regions: readFileSync(join(base, files.regions), 'utf8'),
  library: readFileSync(join(base, files.library), 'utf8'),
};

/** A value of a field, and the moments on the clocks of its zone between which it holds. */
interface Dated {
  readonly value: string | number;
  readonly from?: string;
  readonly until?: string;
}

/** A field that is typed as dated values. */
interface Field {
  readonly name: string;
  readonly zone: string;
  /** Whether some value has to hold at any time. */
  readonly isNeeded?: boolean;
  readonly values: readonly [string | number, string | number];
  readonly file: keyof typeof files;
  /** What is replaced by its name and values. */
  readonly line: RegExp;
  readonly read: (site: ResolvedSite) => unknown;
}

const [newYork, chicago, losAngeles] = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
];

function regionOf({ regions }: ResolvedSite, key: string) {
  return regions.find((region) => region.key === key)?.config;
}

const fields: readonly Field[] = [
  {
    name: 'site.claims.careers',
    zone: newYork,
    isNeeded: true,
    values: [901, 902],
    file: 'regions',
    line: /^( {4})(careers): 900$/m,
    read: ({ site }) => site.claims.careers,
  },
  {
    name: 'defaults.featuresTitle',
    zone: newYork,
    isNeeded: true,
    values: ['One', 'Two'],
    file: 'regions',
    line: /^( {2})(featuresTitle): .*$/m,
    read: ({ generic }) => generic.config.featuresTitle,
  },
  {
    name: 'nevada.headerTitle',
    zone: losAngeles,
    values: ['One', 'Two'],
    file: 'regions',
    line: /^( {4})(headerTitle): Nevada$/m,
    read: (site) => regionOf(site, 'nevada')?.headerTitle,
  },
  {
    name: 'oklahoma.headerTitle',
    zone: chicago,
    values: ['One', 'Two'],
    file: 'regions',
    line: /^( {4})(headerTitle): Oklahoma$/m,
    read: (site) => regionOf(site, 'oklahoma')?.headerTitle,
  },
  {
    name: 'library.title',
    zone: newYork,
    isNeeded: true,
    values: ['One', 'Two'],
    file: 'library',
    line: /^()(title): .*$/m,
    read: ({ library }) => library?.title,
  },
];

const untimed = {
  ...texts,
  regions: texts.regions
    .replace(/^( {2}generic:)$/m, `$1\n    timeZone: ${newYork}`)
    .replace(/^( {4}name: Nevada)$/m, '$1\n    headerTitle: Nevada')
    .replace(/^( {4}name: Oklahoma)$/m, '$1\n    headerTitle: Oklahoma'),
};

/** A day of 2027, or an hour of one that all clocks show once. */
function randomMoment(dice: Dice): string {
  const month = String(1 + dice.below(12)).padStart(2, '0');
  const day = String(2 + dice.below(26)).padStart(2, '0');
  const hour = String(3 + dice.below(21)).padStart(2, '0');
  const minute = String(dice.below(60)).padStart(2, '0');
  return dice.onceIn(3) ? `2027-${month}-${day}` : `2027-${month}-${day} ${hour}:${minute}`;
}

/**
 * Values that follow on each other, each another one than the one before; with gaps where none is
 * needed.
 */
function randomValues(dice: Dice, { values, isNeeded = false }: Field): readonly Dated[] {
  const count = 1 + dice.below(4);
  const moments = [...new Set(Array.from({ length: count }, () => randomMoment(dice)))].sort();
  return [undefined, ...moments].flatMap((from, index) => {
    if (!isNeeded && dice.onceIn(4)) return [];
    const until = moments[index];
    const time = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    return [{ value: values[index % 2 === 0 ? 0 : 1], ...time }];
  });
}

function typed(values: readonly Dated[]): string {
  const items = values.map(
    (value) =>
      `{ ${Object.entries(value)
        .map(([name, part]) => `${name}: ${part}`)
        .join(', ')} }`,
  );
  return `[${items.join(', ')}]`;
}

type Schedule = ReadonlyMap<Field, readonly Dated[]>;

/** The site of a schedule at a time; what is wrong with it is looked for where it is new. */
function siteAt(schedule: Schedule, at: string, isNew = false): ResolvedSite {
  const written = { ...untimed };
  for (const [{ file, line }, values] of schedule)
    written[file] = written[file].replace(line, (_, indent: string, name: string) =>
      values.length === 0 ? '' : `${indent}${name}: ${typed(values)}`,
    );
  const drafts = Object.entries(files).map(([kind, path]) =>
    createSourceFile(path, kind === 'library' ? written.library : written.regions),
  );
  const project = { root: base, regionsFile: files.regions, libraryFile: files.library };
  const [checked, found] = checkOnce({
    project: { ...project, at, drafts },
    find: () => (isNew ? undefined : []),
    keep: () => undefined,
  });
  if (checked === undefined) throw new Error(found.map(({ message }) => message).join('\n'));
  return checked.resolved;
}

/** All that pages are made of. */
function dataOf({ site, library, generic, regions }: ResolvedSite): string {
  return JSON.stringify([site, library, [generic, ...regions].map(({ config }) => config)]);
}

/** The value whose time the clocks of its zone show; undefined where there is none. */
function expectedAt({ zone }: Field, values: readonly Dated[], at: string): unknown {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(at));
  const whole = (moment: string) => (moment.length > 10 ? moment : `${moment} 00:00`);
  return values.find(
    ({ from, until }) =>
      (from === undefined || whole(from) <= clock) && (until === undefined || clock < whole(until)),
  )?.value;
}

function later(at: string, seconds: number): string {
  return `${new Date(Date.parse(at) + seconds * 1000).toISOString().slice(0, 19)}Z`;
}

/** `TEST_SCHEDULES=1000` tries more. */
const count = caseCount(Number(process.env['TEST_SCHEDULES'] ?? 5));

const plain = siteAt(new Map(), '2027-01-01T00:00:00Z');

test.each(Array.from({ length: count }, (_, index) => index + 1))(
  'a site changes at the instants that the agenda lists, and at no others: schedule %i',
  (seed) => {
    const dice = createDice(seed);
    const schedule = new Map(fields.map((field) => [field, randomValues(dice, field)]));
    const expectValues = (site: ResolvedSite): void => {
      for (const [field, values] of schedule) {
        const shown = expectedAt(field, values, site.at);
        const fallback = field.read(siteWithout(field));
        expect(field.read(site), `${field.name} at ${site.at}`).toBe(shown ?? fallback);
      }
    };
    let site = siteAt(schedule, '2027-01-01T12:00:00Z', true);
    for (;;) {
      expectValues(site);
      const changes = nextChanges(site);
      const [{ at }] = changes;
      const span = (Date.parse(at) - Date.parse(site.at)) / 1000;
      const between = siteAt(schedule, later(site.at, dice.below(span)));
      const before = siteAt(schedule, later(at, -1));
      expect(dataOf(between), between.at).toBe(dataOf(site));
      expect(dataOf(before), before.at).toBe(dataOf(site));
      if (at > '2027-12-31') return;
      const next = siteAt(schedule, at);
      const named = changes.map(({ field = '' }) => field);
      const other = fields.filter((field) => field.read(site) !== field.read(next));
      expect([...new Set(named)].sort(), at).toEqual(other.map(({ name }) => name).sort());
      site = next;
    }
  },
  60_000,
);

const known = new Map<Field, ResolvedSite>();

/** The site without a field of a region, which then shows the default. */
function siteWithout(field: Field): ResolvedSite {
  const site =
    known.get(field) ?? (field.isNeeded ? plain : siteAt(new Map([[field, []]]), plain.at));
  known.set(field, site);
  return site;
}
