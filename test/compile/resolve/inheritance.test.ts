import { expect, test } from 'vitest';
import { findAssetUses } from '../../../cli/compile/resolve/asset-uses.ts';
import { resolveSite } from '../../../cli/compile/resolve/resolve.ts';
import { resolvedRegion, resolvedSite, writtenOf } from './sample.ts';

const headline = [
  'headerTitle: Find your path in {{regionName}}',
  'headerTitle: Everywhere',
] as const;

test('a region shows the defaults where it says nothing of its own (R3)', () => {
  const region = resolvedRegion('nevada', {
    regions: '  nevada: { code: NV, name: Nevada }\n',
    changes: [headline],
  });
  expect(region.config.headerTitle).toBe('Everywhere');
});

test('a field that the defaults leave out is shown by the region that states it (R2)', () => {
  const written = writtenOf({
    regions:
      '  nevada: { code: NV, name: Nevada, sponsorMsg: "Of {{regionName}}" }\n  ohio: { code: OH, name: Ohio }\n',
  });
  Reflect.deleteProperty(written.regions.value.defaults, 'sponsorMsg');
  const folder = {
    paths: findAssetUses(written).paths,
    emptyFolderOf: () => undefined,
    problemOf: () => undefined,
    hasTitle: () => true,
  };
  const [site] = resolveSite(written, folder, '2026-04-15');
  const [nevada, ohio] = site?.regions ?? [];
  expect(nevada?.config.sponsorMsg).toBe('Of Nevada');
  expect(ohio?.config).not.toHaveProperty('sponsorMsg');
});

test("a region's own field wins over the defaults (R3)", () => {
  const region = resolvedRegion('nevada', {
    regions: '  nevada: { code: NV, name: Nevada, headerTitle: Own }\n',
  });
  expect(region.config.headerTitle).toBe('Own');
});

test('an object merges with the one before it by key (R3)', () => {
  const region = resolvedRegion('nevada', {
    regions:
      '  nevada: { code: NV, name: Nevada, webinar: { upcoming: { webinarDetails: Ours } } }\n',
    changes: [
      [
        'webinar: {}',
        'webinar: { upcoming: { webinarDetails: Theirs, webinarSignupForm: their-form } }',
      ],
    ],
  });
  expect(region.config.webinar.upcoming).toEqual({
    webinarDetails: 'Ours',
    webinarSignupForm: 'their-form',
  });
});

test('a list replaces the one before it (R3)', () => {
  const region = resolvedRegion('nevada', {
    regions: '  nevada: { code: NV, name: Nevada, otherSites: [] }\n',
    changes: [
      [
        'otherSites: []',
        'otherSites: [{ name: Ours, url: https://a.example/, logoSrc: assets/picture.svg }]',
      ],
    ],
  });
  expect(region.config.otherSites).toEqual([]);
});

const southDakota = `
  arizona: { code: AZ, name: Arizona, timeZone: America/Denver, aliases: [grand canyon], headerTitle: Under a wide sky }
  south_dakota: { code: SD, name: South Dakota, timeZone: America/Denver, reuse: arizona }
`.slice(1);

test("a region that reuses another shows the other's content whole, under its own name (R4, R9)", () => {
  const [arizona, reusing] = resolvedSite({ regions: southDakota }).regions;
  const shown = JSON.stringify({ ...reusing?.config, ...identityOf(arizona?.config) });
  const asArizona = shown.replaceAll('South Dakota', 'Arizona').replaceAll('/sd/', '/az/');
  expect(JSON.parse(asArizona)).toEqual(arizona?.config);
});

test('a region that reuses another keeps its own identity (R2)', () => {
  const { config, aliases } = resolvedRegion('sd', { regions: southDakota });
  expect({ ...identityOf(config), aliases }).toMatchObject({
    key: 'south_dakota',
    name: 'South Dakota',
    code: 'SD',
    siteId: 'sd',
    pathPrefix: '/sd',
    deployment: { regionName: 'South Dakota', defaultURL: '/sd/' },
    aliases: ['southdakota', 'sd'],
  });
});

const illinois = `
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    headerTitle: Prairie
    sponsorMsg: Sponsored in Illinois.
  indiana: { code: IN, name: Indiana, headerTitle: Crossroads, appName: Indiana’s app }
`.slice(1);

test("the target's own field wins over that of the region that falls through (R5)", () => {
  expect(resolvedRegion('il', { regions: illinois }).config.headerTitle).toBe('Crossroads');
});

test('a region that falls through keeps what its target does not state (R5)', () => {
  expect(resolvedRegion('il', { regions: illinois }).config.sponsorMsg).toBe(
    'Sponsored in Illinois.',
  );
});

test('a region that falls through shows the defaults where neither states anything (R5)', () => {
  const region = resolvedRegion('il', { regions: illinois });
  expect(region.config.featuresTitle).toBe('What students can do');
});

test('a fallthrough leads on through the fallthrough of its target (R6)', () => {
  const region = resolvedRegion('ohio', {
    regions: `  ohio: { code: OH, name: Ohio, fallthrough: illinois }\n${illinois}`,
  });
  expect([region.config.headerTitle, region.config.sponsorMsg]).toEqual([
    'Crossroads',
    'Sponsored in Illinois.',
  ]);
});

test("a fallthrough to a region that reuses takes that region's content (R6)", () => {
  const region = resolvedRegion('ohio', {
    regions: `  ohio: { code: OH, name: Ohio, fallthrough: south_dakota, menuHeader: Ohio }\n${southDakota}`,
  });
  expect([region.config.headerTitle, region.config.menuHeader]).toEqual([
    'Under a wide sky',
    'Ohio',
  ]);
});

test('a reuse leads on through the reuse of its target (R6)', () => {
  const region = resolvedRegion('ohio', {
    regions: `  ohio: { code: OH, name: Ohio, reuse: south_dakota }\n${southDakota}`,
  });
  expect(region.config.headerTitle).toBe('Under a wide sky');
});

test('a link names its target by any of its names (R7)', () => {
  const region = resolvedRegion('sd', {
    regions: southDakota.replace('reuse: arizona', 'reuse: Grand Canyon'),
  });
  expect(region.config.headerTitle).toBe('Under a wide sky');
});

test('the edition without a state shows the defaults under the identity of site.generic', () => {
  const { generic } = resolvedSite({});
  expect(generic.config).toMatchObject({
    key: 'generic',
    siteId: 'generic',
    pathPrefix: '',
    headerTitle: 'Find your path in your state',
    deployment: { url: 'https://www.careerexplorer.example/', defaultURL: '/' },
  });
});

function identityOf(config: ReturnType<typeof resolvedRegion>['config'] | undefined) {
  const { key, name, code, siteId, pathPrefix, searchSpellings, deployment } = config ?? {};
  return { key, name, code, siteId, pathPrefix, searchSpellings, deployment };
}
