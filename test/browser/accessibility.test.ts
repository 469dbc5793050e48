import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { findViolations, provideAxe } from './axe.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { fillIn } from './fill-in.ts';
import { follow, modal } from './library-page.ts';
import { words } from './sample-form.ts';
import { useSite } from './served-site.ts';
import { openUntilRun, wakeIslands } from './wake.ts';

const browser = useBrowser();
const site = useSite();

const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const;

interface WidgetState {
  readonly name: string;
  readonly edition?: 'library';
  readonly path: string;
  readonly size?: typeof phone;
  /** What has to run before the widget does anything, besides its island. */
  readonly part?: 'modals';
  /** Brings the widget into the state and waits until it is there. */
  readonly enter: (page: Page) => Promise<unknown>;
}

const states: readonly WidgetState[] = [
  {
    name: 'matches of the search',
    path: '/',
    async enter(page) {
      await page.getByRole('combobox').fill('new');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'an active match of the search',
    path: '/',
    size: phone,
    async enter(page) {
      const box = page.getByRole('combobox');
      await box.fill('new');
      await page.getByRole('option').first().waitFor();
      await box.press('ArrowDown');
      await page.getByRole('option', { selected: true }).waitFor();
    },
  },
  {
    name: 'a search without a match',
    path: '/nv/404.html',
    async enter(page) {
      await page.getByRole('combobox').fill('atlantis');
      await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'a hovered state of the map',
    path: '/',
    async enter(page) {
      await page.locator('svg').getByRole('link', { name: 'Nevada' }).hover();
      await page.locator('.state-grid__link--hovered').waitFor();
    },
  },
  {
    name: 'the panel of a state that was chosen on the map',
    path: '/',
    async enter(page) {
      await page.locator('svg').getByRole('link', { name: 'Nevada' }).click();
      await page.locator('.selected-state__close').waitFor();
    },
  },
  {
    name: 'the menu of a phone',
    path: '/nv/plan/',
    size: phone,
    async enter(page) {
      await page.locator('[data-menu-button]').click();
      await page.locator('[data-menu-button][aria-expanded=true]').waitFor();
    },
  },
  {
    name: 'a form that is being loaded',
    path: '/nv/demo-access/',
    enter: (page) => page.getByText(words.loading).waitFor(),
  },
  {
    name: 'a form that could not be loaded',
    path: '/nv/demo-access/',
    enter: (page) => page.getByRole('button', { name: words.retry }).waitFor(),
  },
  {
    name: 'a form with errors',
    path: '/onboarding/setup/',
    async enter(page) {
      await page.locator('form button[type="submit"]').click();
      await page.getByRole('heading', { name: words.summary }).waitFor();
      // The focus scrolls the page, and axe measures of a link only what the bar of the site leaves
      // of it.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'a form with errors on a phone',
    path: '/nv/demo-access/',
    size: phone,
    async enter(page) {
      await page.locator('form button[type="submit"]').click();
      await page.getByRole('heading', { name: words.summary }).waitFor();
    },
  },
  {
    name: 'a form that is being sent',
    path: '/nv/webinar/yes/',
    async enter(page) {
      await fillIn(page.locator('form'));
      await page.locator('form button[type="submit"]').click();
      await page.locator('form button[aria-disabled="true"]').waitFor();
    },
  },
  {
    name: 'a form that could not be sent',
    path: '/nv/webinar/yes/',
    async enter(page) {
      await fillIn(page.locator('form'));
      await page.locator('form button[type="submit"]').click();
      await page.locator('.submit__error').first().waitFor();
    },
  },
  {
    name: 'a form that was sent',
    path: '/nv/webinar/yes/',
    async enter(page) {
      await fillIn(page.locator('form'));
      await page.locator('form button[type="submit"]').click();
      await page.locator('.confirmation').waitFor();
    },
  },
  {
    name: 'a video file that plays',
    path: '/nv/about/',
    async enter(page) {
      await page.getByRole('link', { name: data.site.interface.video.play }).click();
      await page.locator('video').waitFor();
      await scrollBack(page);
    },
  },
  {
    name: 'a video that cannot be played',
    path: '/nv/about/',
    async enter(page) {
      await page.getByRole('link', { name: data.site.interface.video.play }).click();
      await page.getByText(data.site.interface.video.unplayable).waitFor();
      await scrollBack(page);
    },
  },
  {
    name: 'a recorded webinar that plays',
    path: '/webinar/latest/',
    async enter(page) {
      await page.getByRole('link', { name: data.site.interface.video.play }).click();
      await page.locator('.video__player').waitFor();
    },
  },
  {
    name: 'a price that was found',
    edition: 'library',
    path: '/pricing/',
    async enter(page) {
      await page.getByLabel(data.library.pricing.calculator.label).fill('150,000');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: '$' }).waitFor();
    },
  },
  {
    name: 'a page of the library that was opened from its home page',
    edition: 'library',
    path: '/',
    part: 'modals',
    async enter(page) {
      await follow(page, data.library.header.pricing);
      await modal(page).locator('.modal__title').waitFor();
    },
  },
  {
    name: 'the note on the privacy signal',
    path: '/nv/',
    size: phone,
    enter: (page) => page.locator('[data-gpc-notice]:not([hidden])').waitFor(),
  },
];

/** A click scrolls to what it is on, and the bar that sticks may then lie over a part of a link. */
async function scrollBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** How the API and the videos answer in some states; they answer properly in all others. */
const answers: Readonly<Record<string, readonly [url: string, answer: 'hang' | 'fail']>> = {
  'a form that is being loaded': ['**/crm/form/*', 'hang'],
  'a form that could not be loaded': ['**/crm/form/*', 'fail'],
  'a form that is being sent': ['**/crm/submit/*', 'hang'],
  'a form that could not be sent': ['**/crm/submit/*', 'fail'],
  'a video file that plays': ['**/*.{webm,mp4}', 'hang'],
  'a recorded webinar that plays': ['**/*.{webm,mp4}', 'hang'],
  'a video that cannot be played': ['**/*.{webm,mp4}', 'fail'],
};

test.each(states)('axe finds nothing on $name', async ({ name, path, enter, ...state }) => {
  const { page, context } = await openPage(await browser(), { ...still, ...(state.size ?? desk) });
  await provideAxe(context);
  const [url, answer] = answers[name] ?? [];
  if (url !== undefined) {
    await page.route(url, async (route) => {
      if (answer === 'fail') await route.fulfill({ status: 500, body: 'No.' });
    });
  }
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const address = new URL(path, (await site())[state.edition ?? 'main']).href;
  const goto = (): Promise<unknown> => page.goto(address);
  await (state.part === undefined ? goto() : openUntilRun(page, state.part, goto));
  await wakeIslands(page);
  await enter(page);
  expect(await findViolations(page)).toEqual([]);
});
