import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSiteData } from '../../../cli/compile/emit/site-data.ts';
import { loadRenderer } from '../../../cli/compile/site/program.ts';
import { data } from '../../../generated/index.ts';
import type { SiteData } from '../../../runtime/contract.ts';
import { context } from '../../author/reach/real-site.ts';
import { readManifest } from './read-manifest.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const given = createSiteData(readManifest(), root);

test('the modules of generated/ hold what a build renders from, in the same order', () => {
  expect(JSON.stringify(data) === JSON.stringify(given)).toBe(true);
});

test('every page that is rendered from the modules is the page of the build, byte for byte', () => {
  const { createSiteRenderer } = loadRenderer('preact');
  const [fromModules, fromValue] = [data, given].map((each: SiteData) =>
    createSiteRenderer(each, context),
  );
  const different = data.routes.pages.filter((page) => fromModules?.(page) !== fromValue?.(page));
  expect(different).toEqual([]);
});
