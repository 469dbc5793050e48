import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { filePathOf } from '../../cli/compile/site/page-files.ts';
import { data } from '../../generated/index.ts';
import { findViolations } from './axe.ts';
import { openPage, phone, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production', '--state', 'nv');

const { signUpFree } = data.site.interface.plans;

/** A window of a school's Chromebook. */
const chromebook = { viewport: { width: 1366, height: 633 } };
const desk = { viewport: { width: 1280, height: 800 } };

/** The pages of Nevada that begin with words beside a sheet, by their paths. */
async function openings(): Promise<readonly string[]> {
  const { output } = await site();
  return data.routes.pages
    .filter(({ region }) => region === 'nevada')
    .map(({ url }) => url)
    .filter((url) => {
      const html = readFileSync(join(output, filePathOf('main', url)), 'utf8');
      return html.includes('class="opening"');
    });
}

/** Pages that ask before anything else, or that begin as the YAML says. */
function isOtherwise(path: string): boolean {
  const page = data.routes.pages.find(({ url }) => url === path);
  return page?.kind === 'try' || page?.kind === 'block-page';
}

async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const { page } = await openPage(await browser(), options);
  await visit(page, path);
  return page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, (await site()).main).href);
}

/** Whether all of an element is in the window of a page that was not scrolled. */
async function isInFirstView(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return false;
  return (
    box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height
  );
}

describe.each([
  ['a phone', phone],
  ['a Chromebook', chromebook],
])('on %s', (_, options) => {
  test('pages about the product show their headline, lead and the free account at once', async () => {
    const { page } = await openPage(await browser(), options);
    for (const path of (await openings()).filter((each) => !isOtherwise(each))) {
      await visit(page, path);
      const signUp = page.locator('main').getByRole('link', { name: signUpFree, exact: true });
      expect(await signUp.first().getAttribute('href')).toBe(regionOf('nevada').signUpUrl);
      const parts = [page.locator('h1'), page.locator('main .lead').first(), signUp.first()];
      const seen = await Promise.all(parts.map((part) => isInFirstView(page, part)));
      expect([path, ...seen]).toEqual([path, true, true, true]);
    }
  });

  test('/try/ shows its headline, its lead and the first answers at once', async () => {
    const page = await open('/nv/try/', options);
    const parts = [
      page.locator('h1'),
      page.locator('main .lead').first(),
      page.getByRole('radio').first(),
    ];
    const seen = await Promise.all(parts.map((part) => isInFirstView(page, part)));
    expect(seen).toEqual([true, true, true]);
  });
});

test('three questions and their button are in the first view of a Chromebook', async () => {
  const page = await open('/nv/try/', chromebook);
  const parts = [page.getByRole('radio').last(), page.locator('.try__all')];
  const seen = await Promise.all(parts.map((part) => isInFirstView(page, part)));
  expect(seen).toEqual([true, true]);
});

test('the right half of an opening is no empty paper on a desk', async () => {
  const paths = await openings();
  expect(paths).toContain('/nv/plan/');
  const { page } = await openPage(await browser(), desk);
  for (const path of paths) {
    await visit(page, path);
    const box = await page.locator('.opening > .sheet').boundingBox();
    expect(box?.x).toBeGreaterThan(desk.viewport.width / 3);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1100);
    expect(box?.y).toBeLessThan(200);
    expect(box?.height).toBeGreaterThan(400);
  }
});

test('headlines and columns of a page with an opening have two left edges', async () => {
  const edges = new Map<string, number>();
  const { page } = await openPage(await browser(), desk);
  for (const path of await openings()) {
    await visit(page, path);
    edges.set(path, await countEdges(page));
  }
  expect([...edges].filter(([, count]) => count !== 2)).toEqual([]);
});

async function countEdges(page: Page): Promise<number> {
  const edges = await page
    .locator(
      'main h1, main .section--aside > *, .opening > *, main .section > h2, .feature-section > *',
    )
    .evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().x)),
    );
  return new Set(edges).size;
}

describe('the story of Up the Ladder', () => {
  const { answers } = regionOf('nevada').pages.upTheLadder.story;

  const replies = (page: Page) => page.locator('.story__replies p:visible').allTextContents();

  test.each([true, false])(
    'answers each choice, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await open('/nv/uptheladder/', { javaScriptEnabled });
      expect(await replies(page)).toEqual([]);
      for (const { answer, reply } of answers) {
        await page.getByRole('radio', { name: answer, exact: true }).check();
        expect(await replies(page)).toEqual([reply]);
      }
    },
  );

  test('marks the sides of the cell once the answer is right', async () => {
    const page = await open('/nv/uptheladder/');
    const marks = page.locator('.comb__sides circle');
    expect(await marks.first().isVisible()).toBe(false);
    const right = answers.find(({ isRight }) => isRight === true);
    await page.getByRole('radio', { name: right?.answer ?? '', exact: true }).check();
    expect(await marks.count()).toBe(Number(right?.answer));
    expect(await marks.first().isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  test('moves nothing when it answers', async () => {
    const page = await open('/nv/uptheladder/', phone);
    const height = () => page.locator('.opening').evaluate((opening) => opening.clientHeight);
    const before = await height();
    await page.getByRole('radio').nth(1).check();
    expect(await height()).toBe(before);
  });
});

function regionOf(key: string) {
  const region = data.regions.find((candidate) => candidate.key === key);
  if (region === undefined) throw new Error(`There is no region ${key}.`);
  return region;
}
