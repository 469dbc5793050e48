import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../program/career-site.ts';
import { writeRasterSite } from '../rasters/raster-site.ts';
import { openPage, useBrowser } from './browser.ts';
import { readShifts, recordShifts, scrollThrough } from './layout-shifts.ts';
import { serve } from './served-site.ts';

const browser = useBrowser();
const project = mkdtempSync(join(tmpdir(), 'career-site-'));
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  await writeRasterSite(project);
  const output = join(project, 'dist');
  const program = join(projectRoot, 'cli/bin.js');
  await execa('node', [program, 'build', '--root', project, '--out', output]);
  site = await serve({ project, output });
});

afterAll(async () => {
  await site.close();
  for (const folder of [project, site.folder]) rmSync(folder, { recursive: true, force: true });
});

/** Every page that shows a picture made of pixels in a place of its own. */
const pages = ['main nv/', 'library ', 'library casestudy/'] as const;

async function open(name: string, width: number) {
  const [edition, path = ''] = name.split(' ');
  const watched = await openPage(await browser(), { viewport: { width, height: 800 } });
  await watched.page.addInitScript(recordShifts);
  await watched.page.goto(new URL(path, edition === 'main' ? site.main : site.library).href);
  await scrollThrough(watched.page);
  return watched;
}

/**
 * The pictures that have several files: the one that the browser chose, the width that it expected,
 * and the one that it draws.
 */
function readPictures(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('picture')].flatMap((picture) => {
      const source = picture.querySelector('source');
      const image = picture.querySelector('img');
      if (source === null || image === null) return [];
      const ruler = document.createElement('div');
      const sizes = source.sizes.split(/,\s*(?![^()]*\))/).map((size) => {
        const [, condition, width = ''] = /^(\([^)]*\))?\s*(.+)$/.exec(size) ?? [];
        return { condition, width };
      });
      const matching = sizes.find(
        ({ condition }) => condition === undefined || matchMedia(condition).matches,
      );
      document.body.append(ruler);
      ruler.style.width = matching?.width ?? '';
      const expected = ruler.getBoundingClientRect().width;
      ruler.remove();
      const { width } = image.getBoundingClientRect();
      const { currentSrc: chosen } = image;
      return [{ chosen, best: source.type.replace('image/', ''), expected, drawn: width }];
    }),
  );
}

test.each(pages.flatMap((name) => [375, 800, 1280].map((width) => [name, width] as const)))(
  'on %s in a window of %i pixels each photograph is an AVIF, as wide as the browser expected, and nothing shifts',
  async (name, width) => {
    const { page, pageErrors } = await open(name, width);
    const pictures = await readPictures(page);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.map(({ chosen }) => chosen)).toContainEqual(
      expect.stringMatching(/\/class-\d+-\w+\.avif$/),
    );
    for (const { chosen, best, expected, drawn } of pictures) {
      expect(chosen.split('.').at(-1)).toBe(best);
      expect({
        chosen,
        expected,
        drawn,
        isNear: Math.abs(expected - drawn) < 0.1 * drawn,
      }).toMatchObject({
        isNear: true,
      });
    }
    expect(await readShifts(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  },
);

test('a picture is read out by what is written beside its path, and a decorative one not at all', async () => {
  const { page } = await open('main nv/', 1280);
  const names = await page
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(names).toEqual(expect.arrayContaining(['Ours', 'A class in Nevada', 'The same class']));
  const library = await open('library ', 1280);
  await expect.poll(() => library.page.locator('.desk__picture').getAttribute('alt')).toBe('');
});
