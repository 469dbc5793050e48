import { expect, test } from 'vitest';
import { brochureFiles, placeBrochures } from '../../../cli/compile/manifest/brochure-files.ts';
import type { MountedRegion } from '../../../cli/compile/manifest/mount.ts';
import { sampleSite } from './sample.ts';

const { generic } = sampleSite;

function showing(key: string, pathPrefix: string, brochureDownloadUrl: string): MountedRegion {
  return { ...generic, key, config: { ...generic.config, key, pathPrefix, brochureDownloadUrl } };
}

function place(root: string, nevada: string, ohio: string) {
  const prefixed = [showing('nevada', '/nv', nevada), showing('ohio', '/oh', ohio)];
  const generic = showing('generic', '', root);
  return { mount: 'prefix', root: generic, prefixed, regions: [], library: undefined } as const;
}

const urlsOf = (...shown: readonly [string, string, string]): Readonly<Record<string, string>> =>
  Object.fromEntries(placeBrochures(place(...shown)).map(({ path, url }) => [path, url]));

test('each brochure of one region is at the address of that region, without a hash', () => {
  expect(urlsOf('assets/a.pdf', 'assets/n.pdf', 'assets/o.pdf')).toEqual({
    'assets/a.pdf': '/brochure.pdf',
    'assets/n.pdf': '/nv/brochure.pdf',
    'assets/o.pdf': '/oh/brochure.pdf',
  });
});

test('a brochure that the root shows too is at the address of the root', () => {
  expect(urlsOf('assets/a.pdf', 'assets/a.pdf', 'assets/o.pdf')).toEqual({
    'assets/a.pdf': '/brochure.pdf',
    'assets/o.pdf': '/oh/brochure.pdf',
  });
});

test('a brochure that some regions share, or of another site, has no address that stays', () => {
  expect(urlsOf('https://www.sample.example/a.pdf', 'assets/n.pdf', 'assets/n.pdf')).toEqual({});
});

test('the address is one of the URL table, so that taking it away is noticed', () => {
  const rows = brochureFiles(place('assets/a.pdf', 'assets/n.pdf', 'assets/a.pdf'));
  expect(rows).toMatchObject([
    { url: '/brochure.pdf', region: 'generic' },
    { url: '/nv/brochure.pdf', region: 'nevada' },
  ]);
});
