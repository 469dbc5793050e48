import { expect, test } from 'vitest';
import { listCovers } from '../../../cli/compile/emit/brochures/brochure.ts';
import { readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';
import { drawAll, withoutCache } from '../../../cli/compile/emit/drawing.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { GENERIC } from '../../../cli/compile/resolve/identity.ts';
import { coverPath } from '../../../cli/compile/resolve/made-brochures.ts';
import { measurePicture } from '../../../cli/compile/site/assets.ts';
import { fillIn } from '../../../runtime/services/fill-in.ts';
import { readManifest } from './read-manifest.ts';

const tokens = readDesignTokens();
const nevada = coverPath('nevada');
const manifest = readManifest();

/** What the cover of Nevada is called where that is its headline. */
function titleWith(headline: string): string | undefined {
  const nevadas = manifest.regions.find(({ key }) => key === 'nevada');
  return nevadas && fillIn(nevadas.pages.brochure.cover.region, { headline });
}

/** A cover as the text of an SVG: Nevada's, or another. */
async function draw(given: SiteManifest, path = nevada): Promise<string> {
  const covers = listCovers(given, tokens).filter((cover) => cover.path === path);
  const drawn = await drawAll(covers, withoutCache);
  return Buffer.from(drawn.get(path) ?? []).toString();
}

/** The same site where Nevada has another headline. */
function withHeadline(headerTitle: string): SiteManifest {
  const regions = manifest.regions.map((region) =>
    region.key === 'nevada' ? { ...region, headerTitle } : region,
  );
  return { ...manifest, regions };
}

function measured(svg: string) {
  return measurePicture(Buffer.from(svg), '.svg');
}

test('a cover is made for each region, and one for the edition without a state', () => {
  expect(listCovers(manifest, tokens).map(({ path }) => path)).toEqual([
    coverPath(GENERIC),
    ...manifest.regions.map(({ key }) => coverPath(key)),
  ]);
});

test('a cover is a picture of its own size, whose title says the headline of its region', async () => {
  const changed = withHeadline('Find “work” & more <near> you');
  const title = titleWith('Find “work” & more <near> you');
  expect(measured(await draw(changed))).toEqual({ width: 300, height: 388, title });
});

test('what pages are told of a cover before it is drawn is what it then is', async () => {
  const changed = withHeadline('Find “work” & more <near> you');
  for (const { path, measures } of listCovers(changed, tokens))
    expect(measured(await draw(changed, path)), path).toEqual(measures);
});

test('a changed headline changes what is said in place of the cover of its region, and no other', async () => {
  const changed = withHeadline('Find work near you');
  expect(await draw(changed)).not.toBe(await draw(manifest));
  expect(await draw(changed, coverPath('arizona'))).toBe(
    await draw(manifest, coverPath('arizona')),
  );
});

test('a headline with the characters of markup leaves the picture whole', async () => {
  const svg = await draw(withHeadline('Art & <work>'));
  expect(measured(svg).title).toBe(titleWith('Art & <work>'));
});
