import { expect, test } from 'vitest';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import { mountSite } from '../../../cli/compile/manifest/mount.ts';
import { nevadaAtRoot, sampleSite, sampleTable } from './sample.ts';

test('a region at the root has its pages there, and no others are there', () => {
  const main = sampleTable(nevadaAtRoot).pages.filter((page) => page.edition === 'main');
  expect(main.map((page) => page.url)).toContain('/webinar/latest/1/');
  expect(main.filter((page) => page.kind === 'landing').map((page) => page.url)).toEqual(['/']);
  expect(new Set(main.map((page) => page.region))).toEqual(new Set(['nevada']));
});

test('at the root, identity and links lose the prefix and use the region’s own domain', () => {
  const { config } = mountSite(sampleSite, nevadaAtRoot).root;
  expect(config.pathPrefix).toBe('');
  expect(config.deployment.defaultURL).toBe('/');
  expect(config.deployment.url).toBe('https://nevada.example/');
  expect(config.brochureDownloadUrl).toBe('/quote/');
});

test('at the root, absolute links to pages of the region lead to its own domain', () => {
  const regions = sampleSite.regions.map((region) => ({
    ...region,
    config: { ...region.config, appUrl: 'https://careers.example/nv/plan/' },
  }));
  const { config } = mountSite({ ...sampleSite, regions }, nevadaAtRoot).root;
  expect(config.appUrl).toBe('https://nevada.example/plan/');
});

test('at the root, links in running text lose the prefix too, and other words stay', () => {
  const regions = sampleSite.regions.map((region) => ({
    ...region,
    config: {
      ...region.config,
      sponsorMsg:
        'See [prices](/nv/pricing/), [plans](https://careers.example/nv/plan/), /nv/ or and/nv/.',
    },
  }));
  const { config } = mountSite({ ...sampleSite, regions }, nevadaAtRoot).root;
  expect(config.sponsorMsg).toBe(
    'See [prices](/pricing/), [plans](https://nevada.example/plan/), /nv/ or and/nv/.',
  );
});

test('from the root of one region, another is reached at its own address', () => {
  const { regions } = mountSite(sampleSite, nevadaAtRoot);
  const other = regions.find((region) => region.key === 'new_jersey');
  expect(other?.deployment.defaultURL).toBe('https://careers.example/nj/');
});

test('at the root, the names of the region lead to the root and never to another host', () => {
  const { match } = openTable(sampleTable(nevadaAtRoot));
  expect(match('main', '/nv/plan')).toMatchObject({ location: '/plan/', status: 301 });
  expect(match('main', '/nv//evil.example/')).toMatchObject({
    location: '/evil.example',
  });
});
