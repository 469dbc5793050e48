import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import { expandText, readFacts, regionTokens } from '../../../cli/compile/resolve/tokens/expand.ts';
import { resolvedRegion, resolvedSite, reported, writtenOf } from './sample.ts';

const nevada = { name: 'Nevada', nameInText: 'Nevada', code: 'NV', pathPrefix: '/nv' };
const values = regionTokens(nevada, readFacts(writtenOf({})).site);

test.each([
  'Find your path in {{regionName}}',
  '{{ regionName }}, {{regionCode}}',
  '{{{regionName}}} & "quotes"',
  'no token, but { braces } and }}',
  '\\{{regionName}} as it is typed',
  'many   {{~regionName~}}   blanks',
  '{{regionName}}{{regionCode}}',
  '{{regionName}}\n\n{{pathPrefix}}\n',
])('%j is filled in as Handlebars does', (text) => {
  const template = Handlebars.compile(text, { noEscape: true, strict: true });
  const context = { regionName: 'Nevada', regionCode: 'NV', pathPrefix: '/nv' };
  expect(expandText(text, values)).toBe(template(context));
});

test('of a token that never closes, the first line is quoted', () => {
  const lines = 'headerTitleDescription: >-\n      In {{regionName}\n      you find work.';
  const regions = `  nevada:\n    code: NV\n    name: Nevada\n    ${lines}\n`;
  expect(reported('broken-token', { regions })).toMatchObject([
    { message: expect.stringMatching(/^"{{regionName}" cannot be read\./) },
  ]);
});

test('figures of claims have commas between thousands', () => {
  expect(expandText('{{claims.industryCertifications}} of {{claims.careers}}', values)).toBe(
    '8,000 of 900',
  );
});

test('a default text speaks of the region that shows it (R9)', () => {
  const { config } = resolvedRegion('nv', { regions: '  nevada: { code: NV, name: Nevada }\n' });
  expect(config.headerTitle).toBe('Find your path in Nevada');
});

test('a name stands in a sentence with its article, and alone without it (R9)', () => {
  const { config } = resolvedRegion('dc', {
    regions: `
  district:
    code: DC
    name: District of Columbia
    nameInText: the District of Columbia
    headerTitle: Work in {{regionInText}}
    menuHeader: CareerExplorer {{regionName}}
`.slice(1),
  });
  expect(config).toMatchObject({
    headerTitle: 'Work in the District of Columbia',
    menuHeader: 'CareerExplorer District of Columbia',
  });
});

test('a name without an article is the same in a sentence, also where there is no state', () => {
  const { generic, regions } = resolvedSite({
    regions: '  nevada: { code: NV, name: Nevada }\n',
    changes: [['path in {{regionName}}', 'path in {{regionInText}}']],
  });
  expect([...regions, generic].map(({ config }) => config.headerTitle)).toEqual([
    'Find your path in Nevada',
    'Find your path in your state',
  ]);
});

test('a text that falls through speaks of the region that shows it', () => {
  const { config } = resolvedRegion('il', {
    regions: `
  illinois: { code: IL, name: Illinois, fallthrough: indiana }
  indiana: { code: IN, name: Indiana, headerTitle: 'Work in {{regionName}}' }
`.slice(1),
  });
  expect(config.headerTitle).toBe('Work in Illinois');
});

const reusing = (changes: readonly (readonly [string, string])[]) =>
  resolvedRegion('sd', {
    regions: `
  arizona: { code: AZ, name: Arizona, featuresTitle: 'In {{regionName}}' }
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1),
    changes,
  }).config;

test('a reused text speaks of the region that shows it (R9)', () => {
  expect(reusing([])).toMatchObject({
    headerTitle: 'Find your path in South Dakota',
    featuresTitle: 'In South Dakota',
  });
});

test('a prefix in a reused link leads to the pages of the region that shows it (R9)', () => {
  const { otherSites } = reusing([
    [
      'otherSites: []',
      'otherSites: [{ name: Plan, url: "{{pathPrefix}}/plan/", logoSrc: assets/picture.svg }]',
    ],
  ]);
  expect(otherSites[0]?.url).toBe('/sd/plan/');
});

test('the app of a region that reuses is that of the other, in words of its own (P9)', () => {
  const config = reusing([
    [
      'appUrl: https://app.careerexplorer.example/nv/',
      'appUrl: "https://app.example{{pathPrefix}}"',
    ],
    ['appName: Mobile CareerExplorer', 'appName: CareerExplorer {{regionName}}'],
  ]);
  expect(config).toMatchObject({
    appUrl: 'https://app.example/az',
    appName: 'CareerExplorer South Dakota',
  });
});

test("the library's texts have its own figures (R12)", () => {
  const { library, site } = resolvedSite({
    changes: [
      [
        'careers: 900\n  industryCertifications: 8000',
        'careers: 1200\n  industryCertifications: 8000',
      ],
      ['name: Child privacy certified', 'name: "{{claims.careers}} careers"'],
    ],
  });
  expect([site.seal.name, library?.hero.text]).toEqual([
    '900 careers',
    'Over 1,200 careers for everyone with a library card.',
  ]);
});

const misspelled = (text: string) =>
  reported('unknown-token', {
    regions: `  nevada:\n    code: NV\n    name: Nevada\n    headerTitle: ${text}\n`,
  });

test.each([
  ['plain', 'In {{regionNam}} today', 'headerTitle: In «{{regionNam}}» today'],
  ['single quotes', "'It''s {{regionNam}}'", "headerTitle: 'It''s «{{regionNam}}»'"],
  ['double quotes', '"\\u2019 \\t{{regionNam}}"', 'headerTitle: "\\u2019 \\t«{{regionNam}}»"'],
  [
    'a block',
    '>-\n      In\n      {{regionName}} and {{regionNam}}',
    '{{regionName}} and «{{regionNam}}»',
  ],
  ['three braces', 'In {{{regionNam}}}', 'headerTitle: In «{{{regionNam}}}»'],
  ['a literal before', "'\\{{x}} {{regionNam}}'", "headerTitle: '\\{{x}} «{{regionNam}}»'"],
])('an unknown token is marked in its own line and column: %s', (_, text, marked) => {
  expect(misspelled(text)).toMatchObject([{ marked, suggestion: '{{regionName}}' }]);
});

test.each(['{{claims.age}}', '{claims.age}', '{{claims.states}}'])(
  'of %s the facts are told with what they print, and none is suggested',
  (token) => {
    const [found] = misspelled(`"Over ${token} and up"`);
    expect(found?.message).toContain('{{claims.careers}} (900), ');
    expect(found?.message).not.toContain('{{regionName}}');
    expect(found).not.toHaveProperty('suggestion');
  },
);

test('every unknown token of a text is reported', () => {
  expect(misspelled("'{{regionNam}} {{regionCod}}'")).toHaveLength(2);
});

test.each([
  ['not closed', "'In {{regionName'", "headerTitle: 'In «{{regionName»'"],
  ['closed by one brace', "'In {{regionName} today'", "headerTitle: 'In «{{regionName} today»'"],
  ['empty', "'In {{}} today'", "headerTitle: 'In «{{}}» today'"],
  [
    'a block',
    "'{{regionName}} {{#if x}}y{{/if}}'",
    "headerTitle: '{{regionName}} «{{#if x}}»y{{/if}}'",
  ],
  ['two words', "'In {{region name}}'", "headerTitle: 'In «{{region name}}»'"],
])('a token that cannot be read is marked: %s', (_, text, marked) => {
  const regions = `  nevada:\n    code: NV\n    name: Nevada\n    headerTitle: ${text}\n`;
  expect(reported('broken-token', { regions })).toMatchObject([{ marked }]);
});

test('a wrong token in the defaults is reported once, however many regions show it', () => {
  const sample = {
    changes: [['in {{regionName}}\n  headerTitleD', 'in {{year}}\n  headerTitleD']],
  } as const;
  expect(reported('unknown-token', sample)).toHaveLength(1);
});

test.each([
  ['a name', '  nevada: { code: NV, name: "{{regionCode}}" }\n'],
  [
    'the path of a file',
    '  nevada: { code: NV, name: Nevada, logoImg: "assets/logos/{{regionCode}}.svg" }\n',
  ],
])('a token is taken as it is typed in %s', (_, regions) => {
  expect(reported('unknown-token', { regions })).toHaveLength(1);
});

test.each([
  ['CareerExplorer ${regionName}', 'CareerExplorer «${regionName}»'],
  ['In { {regionName} } today', 'In «{ {regionName} }» today'],
  ['Work in %regionName% now', 'Work in «%regionName%» now'],
  ['Work in [regionName] now', 'Work in «[regionName]» now'],
])('the marks around a token in %j are replaced with it', (text, marked) => {
  const regions = `  nevada:\n    code: NV\n    name: Nevada\n    headerTitle: ${text}\n`;
  expect(reported('single-braces', { regions })).toMatchObject([
    { marked: `headerTitle: ${marked}`, suggestion: '{{regionName}}' },
  ]);
});
