import { expect, test } from 'vitest';
import { explainWritten } from '../../cli/commands/explain-written.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';
import { readTarget, sourcesOf } from './explained-lines.ts';

const site = resolvedSite({
  regions: `
  arizona:
    # Sand.
    code: AZ
    name: Arizona
    aliases: [grand canyon]
    headerTitle: Under a wide sky
  illinois: { code: IL, name: Illinois, fallthrough: indiana }
  indiana:
    code: IN
    name: Indiana
    upgradeTitle: >-
      Crossroads in
      {{regionName}}
  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona
`.slice(1),
});

const sources = sourcesOf(site);

function explain(target: string): string {
  return explainWritten(sources, readTarget(target), { format: 'pretty' });
}

function explainJson(target: string): unknown {
  return JSON.parse(explainWritten(sources, readTarget(target), { format: 'json' }));
}

/** The line of regions.yaml that reads like this. */
function at(text: string): string {
  const lines = site.written.regions.document.file.text.split('\n');
  return `regions.yaml:${lines.findIndex((line) => line.trim() === text) + 1}`;
}

test('a default is explained with whom it reaches, and who has something else', () => {
  expect(explain(at('headerTitle: Find your path in {{regionName}}')).split('\n\n').at(-1)).toBe(
    [
      '  reaches 2 of 4 regions, and the site without a state: illinois, indiana',
      '  2 have their own:',
      `  - arizona, ${at('headerTitle: Under a wide sky')}: Under a wide sky`,
      `  - south_dakota, ${at('headerTitle: Under a wide sky')} (reuse arizona): Under a wide sky`,
      '  on 3 pages: /illinois/plan/, /indiana/plan/, /generic/plan/',
      '',
    ].join('\n'),
  );
});

test('a value of a region is explained with the regions that take it over', () => {
  expect(explain(at('headerTitle: Under a wide sky'))).toContain(
    'reaches 2 of 4 regions: arizona, south_dakota',
  );
});

test('what stands on a line is said in the words of the schema', () => {
  expect(explain(at('code: AZ'))).toMatch(
    / · arizona\.code\n {2}AZ\n\n {2}The two capital letters/,
  );
});

test('a region gives what follows from a field as well', () => {
  expect(explain(at('code: AZ'))).toContain('gives arizona.siteId, arizona.pathPrefix');
});

test('any line of a folded text is that text', () => {
  expect(explainJson(at('{{regionName}}'))).toMatchObject({
    values: [
      {
        field: 'indiana.upgradeTitle',
        value: 'Crossroads in {{regionName}}',
        shownAs: [
          { owner: 'illinois', field: 'upgradeTitle' },
          { owner: 'indiana', field: 'upgradeTitle' },
        ],
        others: [],
      },
    ],
  });
});

test('of a line with several values each is explained', () => {
  const line = at('illinois: { code: IL, name: Illinois, fallthrough: indiana }');
  expect(explain(line).match(/ · .*/g)).toEqual([
    ' · illinois.code',
    ' · illinois.name',
    ' · illinois.fallthrough',
  ]);
});

test('a column chooses among them', () => {
  const line = at('illinois: { code: IL, name: Illinois, fallthrough: indiana }');
  expect(explain(`${line}:32`).match(/ · .*/g)).toEqual([' · illinois.name']);
});

test('a link says what it does', () => {
  expect(explain(at('reuse: arizona'))).toContain('a link: south_dakota takes what arizona states');
});

test('an alias is a spelling that the region is found by', () => {
  expect(explainJson(at('aliases: [grand canyon]'))).toMatchObject({
    values: [{ shownAs: [{ owner: 'arizona', field: 'searchSpellings.0' }] }],
  });
});

test('the name of a group says what is in it', () => {
  expect(explain(at('indiana:'))).toContain('a group of fields: code, name, upgradeTitle');
});

test('what all regions share is said to be so', () => {
  expect(explain(at('careers: 900'))).toContain('all regions share it');
});

test('a line of the other file is found as well', () => {
  expect(explain('library.yaml:3')).toMatch(/^library\.yaml:3 · /);
});

test('a file is named from the folder that one is in', () => {
  const target = readTarget('../regions.yaml:2');
  const inside = { ...sources, cwd: '/project/docs' };
  expect(explainWritten(inside, target, { format: 'pretty' })).toContain(' · version');
});

test('what a line is called is a name that explain takes', () => {
  expect(explain(at('headerTitle: Find your path in {{regionName}}'))).toContain(
    ' · defaults.headerTitle\n',
  );
  expect(explain('library.yaml:3')).toMatch(/ · library\.[\w.]+\n/);
});

test.each(['defaults.headerTitle', 'defaults.features[0].title', 'defaults.features'])(
  '%s, which no region owns, is explained as its line is',
  (target) => {
    const [, line = ''] = /^regions\.yaml:(\d+) · /.exec(explain(target)) ?? [];
    expect(explain(`regions.yaml:${line}`).split('\n\n')).toContain(
      explain(target).split('\n\n').at(-1),
    );
    expect(explain(target)).toContain('reaches ');
  },
);

test('an unknown field of the defaults is a usage error with the nearest', () => {
  expect(() => explain('defaults.headerTitel')).toThrow(
    /no field of defaults "headerTitel"\. Did you mean "headerTitle"/,
  );
});

test('a field that the defaults may state, and do not, is said to be absent', () => {
  expect(() => explain('defaults.webinar.upcoming')).toThrow(
    'The defaults state no webinar.upcoming, though they may.',
  );
});

test('the field with all regions is called by its name', () => {
  expect(explain(at('regions:'))).toMatch(/^regions\.yaml:\d+ · regions\n/);
});

test('a comment is a usage error that names what follows', () => {
  const line = at('# Sand.');
  expect(() => explain(line)).toThrow(
    `${line} is a comment. The next is arizona.code, at ${at('code: AZ')}.`,
  );
});

test('a line past the end is a usage error', () => {
  expect(() => explain('regions.yaml:99999')).toThrow(/^regions\.yaml has \d+ lines, and no line/);
});

test('another file is a usage error that names both', () => {
  expect(() => explain('README.md:3')).toThrow(
    'README.md is not a file that pages are made from. explain answers for lines of regions.yaml and library.yaml.',
  );
});
