import { expect, test } from 'vitest';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { resolvedSite } from '../resolve/sample.ts';

const origin = 'origin: https://www.careerexplorer.example';
const marked = 'audiences: { children: [up-the-ladder, about] }';

function pagesOf(sample: Parameters<typeof resolvedSite>[0]) {
  const [manifest] = createManifest(resolvedSite(sample), { mount: 'prefix' });
  return manifest?.urls.pages ?? [];
}

test('the pages of the kinds that are for children are marked in every edition', () => {
  const pages = pagesOf({ changes: [[origin, `${origin}\n  ${marked}`]] });
  const children = pages.filter(({ audience }) => audience === 'children');
  expect(new Set(children.map(({ kind }) => kind))).toEqual(new Set(['about', 'up-the-ladder']));
  expect(children).toEqual(
    pages.filter(({ kind }) => kind === 'about' || kind === 'up-the-ladder'),
  );
});

test('no page is marked where the YAML names no kinds', () => {
  expect(pagesOf({}).filter((page) => 'audience' in page)).toEqual([]);
});
