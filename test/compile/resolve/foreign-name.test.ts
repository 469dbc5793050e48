import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const arizona = (fields: string) => ({
  regions: `
  arizona:
    code: AZ
    name: Arizona
    ${fields}
  ohio: { code: OH, name: Ohio }
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1),
});

const foreign = (fields: string) => reported('foreign-name', arizona(fields));

test('a reused text that names its region is reported at the name, once, with who reads it', () => {
  const found = foreign('headerTitle: Arizona works, and Arizona learns');
  expect(found).toMatchObject([{ marked: 'headerTitle: «Arizona» works, and Arizona learns' }]);
  expect(found[0]?.message).toContain('visitors of South Dakota read it too');
});

test.each([
  ['in a plain text', 'headerTitle: All of Arizona works', '{{regionInText}}'],
  ['in a quoted text', "headerTitle: 'Arizona works'", '{{regionName}}'],
  ['in a block', 'headerTitle: >-\n      Arizona works', '{{regionName}}'],
  ['where a plain text would begin with a brace', 'headerTitle: Arizona works', undefined],
  ['inside of brackets', 'features: [{ cssClass: icon-star, title: All of Arizona }]', undefined],
])('the token is suggested where it can be written: %s', (_, fields, suggestion) => {
  expect(foreign(fields).map((each) => each.suggestion)).toEqual([suggestion]);
});

test('a nested text is looked at too', () => {
  expect(foreign('webinar: { upcoming: { webinarDetails: In Arizona } }')).toHaveLength(1);
});

test.each([
  ['the token', 'headerTitle: Work in {{regionName}}'],
  ['an address', 'brochureDownloadUrl: https://files.example/Arizona'],
  [
    'the address of the app, which another rule reports (P9)',
    'appUrl: https://app.example/Arizona',
  ],
])('%s is not reported', (_, fields) => {
  expect(foreign(fields)).toEqual([]);
});

test('a region that names another in a text of its own is reported, with the token that prints its name', () => {
  const [found] = foreign('headerTitle: For learners in Ohio');
  expect(found?.marked).toBe('headerTitle: For learners in «Ohio»');
  expect(found?.message).toContain('visitors of Arizona and South Dakota read it. Write');
});

test('a text that the named region does not show has no words of its own to be given', () => {
  const regions =
    '  ohio: { code: OH, name: Ohio, headerTitle: For learners in Indiana }\n  indiana: { code: IN, name: Indiana }\n';
  const [found] = reported('foreign-name', { regions });
  expect(found?.message).toMatch(/If Indiana itself is meant, acknowledge it for this field\.$/);
});

test('a text that falls through is reported where it is shown', () => {
  const regions = `
  illinois: { code: IL, name: Illinois, fallthrough: indiana, featuresTitle: Work in Illinois }
  indiana: { code: IN, name: Indiana, headerTitle: Work in Indiana }
`.slice(1);
  expect(reported('foreign-name', { regions })).toMatchObject([
    { marked: expect.stringContaining('headerTitle: Work in «Indiana»') as string },
  ]);
});

const everywhere = (regions: string) =>
  reported('foreign-name', {
    regions,
    changes: [['upgradeTitle: More for your classroom', 'upgradeTitle: More for Nevada']],
  });

test('a default that names a region is reported with all who read it', () => {
  const [found] = everywhere(
    '  nevada: { code: NV, name: Nevada }\n  ohio: { code: OH, name: Ohio }\n',
  );
  expect(found?.message).toContain('visitors of Ohio and the edition without a state read it too');
  expect(found?.suggestion).toBeUndefined();
});

test('regions that override the default are not counted', () => {
  const [found] = everywhere(
    '  nevada: { code: NV, name: Nevada }\n  ohio: { code: OH, name: Ohio, upgradeTitle: More }\n',
  );
  expect(found?.message).toContain('visitors of the edition without a state read it too');
});

test('of many regions the first are named and the others counted', () => {
  const names = ['Iowa', 'Maine', 'Ohio', 'Texas', 'Utah'];
  const regions = names.map((name) => {
    const code = { Iowa: 'IA', Maine: 'ME', Ohio: 'OH', Texas: 'TX', Utah: 'UT' }[name] ?? '';
    return `  ${name.toLowerCase()}: { code: ${code}, name: ${name} }\n`;
  });
  const [found] = everywhere(`  nevada: { code: NV, name: Nevada }\n${regions.join('')}`);
  expect(found?.message).toContain('visitors of Iowa, Maine, Ohio and 3 others read it too');
});

test('a page of blocks may name the regions that it says it is for', () => {
  const page = (onlyIn: string): readonly (readonly [string, string])[] => [
    [
      '  quotePreset: {}\n',
      `  quotePreset: {}
  blockPages:
    fair:
      address: /fair/
      title: Meet us in Arizona
      description: Two days.
      ${onlyIn}
      blocks: { days: { text: { paragraphs: [Come by.] } } }
`,
    ],
  ];
  const found = (onlyIn: string) =>
    reported('foreign-name', { ...arizona(''), changes: page(onlyIn) });
  expect(found('onlyIn: [arizona]')).toEqual([]);
  expect(found('onlyIn: [arizona, south_dakota]')).toEqual([]);
  expect(found('onlyIn: [south_dakota]')).toHaveLength(1);
  expect(found('linkedFrom: [footer]')).toHaveLength(1);
});
