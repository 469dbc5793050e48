import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { formatDollars } from '../../runtime/app/format.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { scrollThrough } from './layout-shifts.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production', '--state', 'nv');

const nevada = data.regions.find(({ key }) => key === 'nevada');
const words = nevada?.pages.try;
const questions = words?.questions ?? [];

/** Opens the page, in a browser of its own, at an address that may hold answers. */
async function open(options: BrowserContextOptions = {}, address = ''): Promise<Page> {
  const context = await (await browser()).newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const { main } = await site();
  const url = new URL('/nv/try/', main);
  url.hash = address.replace(/^.*#/, '');
  await page.goto(url.href);
  return page;
}

/** The names of the careers that can be seen. */
function seenCareers(page: Page): Promise<readonly string[]> {
  return page.locator('.career:visible h3').allTextContents();
}

async function answerAll(page: Page): Promise<void> {
  await answer(page, 0, 1);
  await answer(page, 1, 0);
  await answer(page, 2, 2);
}

function answer(page: Page, question: number, place: number): Promise<void> {
  return page.locator('.try__question').nth(question).getByRole('radio').nth(place).check();
}

function careerOf(question: number, place: number): string | undefined {
  return questions[question]?.answers[place]?.career;
}

const chosen = [careerOf(0, 1), careerOf(1, 0), careerOf(2, 2)];

test.each([true, false])(
  'three answers leave their three careers of nine, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await open({ javaScriptEnabled });
    expect(await seenCareers(page)).toHaveLength(9);
    await answerAll(page);
    expect(await seenCareers(page)).toEqual(chosen);
  },
);

test('another answer to a question shows its career in place of the first', async () => {
  const page = await open();
  await answerAll(page);
  await answer(page, 1, 2);
  expect(await seenCareers(page)).toEqual([careerOf(0, 1), careerOf(1, 2), careerOf(2, 2)]);
});

test('careers show what they pay in the region', async () => {
  const page = await open();
  const pay = await page.locator('.career__pay').allTextContents();
  expect(pay).toEqual(nevada?.wages?.flat().map(formatDollars));
});

test('the questions are answered by keyboard', async () => {
  const page = await open();
  const first = page.locator('.try__question').first().getByRole('radio');
  await first.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await first.nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await seenCareers(page)).toEqual([
    careerOf(0, 1),
    careerOf(1, 0),
    ...[0, 1, 2].map((place) => careerOf(2, place)),
  ]);
});

test('answers send nothing and keep nothing', async () => {
  const page = await open();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await answerAll(page);
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect({ sent, kept, address: new URL(page.url()).pathname }).toEqual({
    sent: [],
    kept: [''],
    address: '/nv/try/',
  });
});

test.each([true, false])(
  'the button leads to an address that holds the answers, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await open({ javaScriptEnabled });
    await answerAll(page);
    await page.getByRole('link', { name: words?.button ?? '' }).click();
    const shared = await open({ javaScriptEnabled }, page.url());
    expect(await seenCareers(shared)).toEqual(chosen);
    expect(await shared.locator('.careers__share').isVisible()).toBe(true);
  },
);

test('who was sent answers can still pick others', async () => {
  const page = await open({}, 'card-1-0-2');
  await answer(page, 0, 2);
  expect(await seenCareers(page)).toEqual([careerOf(0, 2), careerOf(1, 0), careerOf(2, 2)]);
});

test.each([360, 768, 1280])('no career stands alone in its row at %i px', async (width) => {
  const page = await open({ viewport: { width, height: 900 } });
  const tops = await page
    .locator('.career')
    .evaluateAll((careers) => careers.map((career) => career.getBoundingClientRect().y));
  const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
  expect(new Set(rows).size).toBe(1);
});

test('paper shows the careers of the answers, and no question', async () => {
  const page = await open();
  await answerAll(page);
  await page.emulateMedia({ media: 'print' });
  expect(await seenCareers(page)).toEqual(chosen);
  expect(await page.locator('.try__question:visible').count()).toBe(0);
});

test('axe finds nothing once the questions are answered', async () => {
  const page = await open();
  await answerAll(page);
  expect(await findViolations(page)).toEqual([]);
});
