import { expect, test } from 'vitest';
import { resolvedRegion, resolvedSite } from './sample.ts';

test('siteId, prefix and deployment record follow from key, code and name', () => {
  const { config } = resolvedRegion('nj', {
    regions: '  new_jersey: { code: NJ, name: New Jersey }\n',
  });
  expect(config).toMatchObject({
    siteId: 'nj',
    pathPrefix: '/nj',
    deployment: {
      regionId: 'nj',
      regionName: 'New Jersey',
      name: 'CareerExplorer New Jersey',
      id: 'new_jersey',
      url: 'https://www.careerexplorer.example/nj/',
      defaultURL: '/nj/',
      logo: 'assets/picture.svg',
      logoJPG: 'assets/picture.jpg',
      thumb: 'assets/picture.svg',
    },
  });
});

test('what a region states of its identity stands, and the rest follows from that', () => {
  const { config } = resolvedRegion('nj', {
    regions:
      '  new_jersey: { code: NJ, name: New Jersey, siteId: garden, pathPrefix: /jersey, deployment: { name: Jersey careers } }\n',
  });
  expect(config.deployment).toMatchObject({
    regionId: 'garden',
    name: 'Jersey careers',
    url: 'https://www.careerexplorer.example/jersey/',
  });
});

test("the deployment record's logo is the region's", () => {
  const { config } = resolvedRegion('nv', {
    regions: '  nevada: { code: NV, name: Nevada, logoImg: assets/logos/nv.svg }\n',
    assets: ['assets/logos/nv.svg'],
  });
  expect(config.deployment.logo).toBe('assets/logos/nv.svg');
});

test('the regions are sorted by key', () => {
  const { regions } = resolvedSite({
    regions: '  utah: { code: UT, name: Utah }\n  ohio: { code: OH, name: Ohio }\n',
  });
  expect(regions.map(({ key }) => key)).toEqual(['ohio', 'utah']);
});

test('what is only needed to derive identities is no part of the site', () => {
  expect(Object.keys(resolvedSite({}).site)).not.toContain('deployment');
});
