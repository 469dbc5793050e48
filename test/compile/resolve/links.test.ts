import { expect, test } from 'vitest';
import { reported } from './sample.ts';

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
