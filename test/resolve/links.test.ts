import { expect, test } from 'vitest';
import { reported } from './sample.ts';

test('an unknown target is reported with the nearest region (R6)', () => {
  const regions = `
  arizona: { code: AZ, name: Arizona }
  south_dakota: { code: SD, name: South Dakota, reuse: arizna }
`.slice(1);
  expect(reported('unknown-region', { regions })).toMatchObject([
    {
      marked: 'south_dakota: { code: SD, name: South Dakota, reuse: «arizna» }',
      suggestion: 'arizona',
    },
  ]);
});

const circle = `
  ohio: { code: OH, name: Ohio, fallthrough: utah }
  iowa: { code: IA, name: Iowa, reuse: utah }
  utah: { code: UT, name: Utah, reuse: idaho }
  idaho: { code: ID, name: Idaho, fallthrough: utah }
`.slice(1);

test('a cycle is reported once, whole, with the line of each link (R6)', () => {
  expect(reported('region-cycle', { regions: circle })).toEqual([
    {
      marked: 'utah: { code: UT, name: Utah, reuse: «idaho» }',
      message: expect.stringContaining('utah → idaho → utah') as string,
      related: [
        'utah: { code: UT, name: Utah, reuse: «idaho» }',
        'idaho: { code: ID, name: Idaho, fallthrough: «utah» }',
      ],
    },
  ]);
});

test('two cycles are reported separately', () => {
  const regions = `${circle}  maine: { code: ME, name: Maine, reuse: maine }\n`;
  expect(reported('region-cycle', { regions })).toHaveLength(2);
});

test('every field that a reuse would lose is reported, and no field of identity (R4)', () => {
  const regions = `
  arizona: { code: AZ, name: Arizona }
  south_dakota:
    code: SD
    name: South Dakota
    aliases: [mount rushmore]
    reuse: arizona
    headerTitle: Lost
    webinar: {}
`.slice(1);
  expect(reported('reuse-with-content', { regions }).map(({ marked }) => marked)).toEqual([
    '«headerTitle»: Lost',
    '«webinar»: {}',
  ]);
});

test('reuse and fallthrough together are reported at the second', () => {
  const regions = `
  arizona: { code: AZ, name: Arizona }
  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona
    fallthrough: arizona
`.slice(1);
  expect(reported('reuse-and-fallthrough', { regions })).toMatchObject([
    { marked: '«fallthrough»: arizona', related: ['«reuse: arizona»'] },
  ]);
});

const illinois = `
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    headerTitle: Prairie
    menuHeader: Illinois
    quotePreset:
      company: Lost
      email: kept
  indiana:
    code: IN
    name: Indiana
    headerTitle: Crossroads
    quotePreset:
      company: Wins
`.slice(1);

test('fields that a fallthrough overwrites are reported at both places, objects by key (R5)', () => {
  expect(reported('fallthrough-overwrites', { regions: illinois })).toMatchObject([
    {
      marked: '«headerTitle»: Prairie',
      related: ['«headerTitle»: Crossroads', 'fallthrough: «indiana»'],
    },
    { marked: '«company»: Lost', related: ['«company»: Wins', 'fallthrough: «indiana»'] },
  ]);
});

test("another region's app is reported where it is taken over (P9)", () => {
  const regions = `
  arizona: { code: AZ, name: Arizona, appUrl: https://az.example/ }
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1);
  expect(reported('reused-app', { regions })).toMatchObject([
    {
      marked: 'south_dakota: { code: SD, name: South Dakota, reuse: «arizona» }',
      related: ['arizona: { code: AZ, name: Arizona, appUrl: «https://az.example/» }'],
    },
  ]);
});

test("a default app that is the target's by a token is another region's too", () => {
  const regions = `
  arizona: { code: AZ, name: Arizona }
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1);
  const changes = [
    ['appUrl: https://app.careerexplorer.example/nv/', 'appUrl: https://{{regionCode}}.example/'],
  ] as const;
  expect(reported('reused-app', { regions, changes })).toMatchObject([
    { related: ['appUrl: «https://{{regionCode}}.example/»'] },
  ]);
});

test("an app that all regions share is nobody else's", () => {
  const regions = `
  arizona: { code: AZ, name: Arizona, headerTitle: Under a wide sky }
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1);
  expect(reported('reused-app', { regions })).toEqual([]);
});

test('of a region with both links nothing is said of what the one would lose', () => {
  const regions =
    '  nevada: { code: NV, name: Nevada, reuse: utah, fallthrough: utah, headerTitle: Sun }\n  utah: { code: UT, name: Utah }\n';
  expect(reported('reuse-with-content', { regions })).toEqual([]);
});
