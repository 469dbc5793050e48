import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { fillIn } from '../../runtime/services/fill-in.ts';
import { openPage, useBrowser } from './browser.ts';
import { useChangedSite } from './served-site.ts';

const browser = useBrowser();
const { answers, closed } = data.generic.pages.webinar;
const { alert } = data.generic.pages.webinar;

const inSpring = '2027-03-14 15:30';
const inAutumn = '2027-11-07 15:30';

/** Both begin at 15:30 on the clocks of the Pacific, on a day on which these are set. */
const site = useChangedSite(
  {
    'regions.yaml': (text) =>
      withAnother(text.replace('startsAt: 2027-01-21 15:30', `startsAt: ${inSpring}`)).replace(
        'startsAt: 2027-01-27 15:30',
        `startsAt: ${inAutumn}`,
      ),
  },
  ...['--state', 'nv,ca'],
);

/** Nevada plans a second webinar, in autumn, which stands above the first one in the list. */
function withAnother(text: string): string {
  return text.replace(/ {8}webinarSignupForm: webinar-nv-2027-01\n(?: {8}.*\n)+/, (only) => {
    const item = `        - ${only.replace(/^ {8}/gm, ' '.repeat(10)).trimStart()}`;
    return item.replace(inSpring, inAutumn) + item;
  });
}

/** A page that is opened a minute before a webinar begins, by the clock of a visitor. */
async function openBefore(path: string, start: string, timezoneId: string) {
  const { page } = await openPage(await browser(), { timezoneId });
  await page.clock.install({ time: Date.parse(start) - 60_000 });
  await page.goto(new URL(path, (await site()).main).href);
  return page;
}

const changes = [
  ['nv', '2027-03-14T22:30Z'],
  ['ca', '2027-11-07T23:30Z'],
] as const;

describe.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'on the clocks of %s',
  (zone) => {
    test.each(changes)('sign-up in %s closes at %s', async (region, start) => {
      const page = await openBefore(`/${region}/webinar/`, start, zone);
      const signUp = page.getByRole('link', { name: answers.coming, exact: true });
      await signUp.waitFor();
      await page.getByLabel('First name').waitFor();
      expect(await page.getByText(closed.begun).count()).toBe(0);
      await page.clock.fastForward('01:05');
      await page.locator('.webinar__details', { hasText: closed.begun }).waitFor();
      expect(await signUp.count()).toBe(0);
      await page.clock.fastForward('45:00');
      await page.locator('.webinar__details', { hasText: closed.over }).waitFor();
    });
  },
);

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'on the clocks of %s a page built before leads to the next webinar once the first has begun, until that begins',
  async (zone) => {
    const page = await openBefore('/nv/webinar/', '2027-03-14T22:30Z', zone);
    const next = page.getByRole('link', {
      name: fillIn(closed.next, { date: 'November 7, 2027' }),
    });
    await page.getByLabel('First name').waitFor();
    expect(await next.count()).toBe(0);
    await page.clock.fastForward('01:05');
    await next.click();
    await page.waitForURL('**/nv/webinar/2027-11-07/');
    await page.getByLabel('First name').waitFor();
    const later = await openBefore('/nv/webinar/2027-11-07/', '2027-11-07T23:30Z', zone);
    await later.getByLabel('First name').waitFor();
    await later.clock.fastForward('01:05');
    await later.locator('.webinar__details', { hasText: closed.begun }).waitFor();
    expect(await next.count()).toBe(0);
  },
);

test.each([
  ['America/New_York', 'Sunday', '6:30 p.m.'],
  ['Pacific/Auckland', 'Monday', '11:30 a.m.'],
])('sign-up says when that is on the clocks of %s: %s, %s', async (zone, weekday, time) => {
  const page = await openBefore('/nv/webinar/', '2027-03-14T22:30Z', zone);
  const ownTime = page.locator('.webinar__own-time');
  await ownTime.waitFor();
  expect(await ownTime.textContent()).toMatch(new RegExp(`${weekday}, ${time}$`));
});

test('sign-up says the time once where the visitor’s clock shows the same', async () => {
  const page = await openBefore('/nv/webinar/', '2027-03-14T22:30Z', 'America/Los_Angeles');
  await page.getByLabel('First name').waitFor();
  expect(await page.locator('.webinar__details .leaf').innerText()).toMatch(
    /Sunday\s+March\s+14\s+3:30 p\.m\. Pacific Time/,
  );
  expect(await page.locator('.webinar__own-time').count()).toBe(0);
});

test('the landing page no longer invites from the minute on in which the webinar begins', async () => {
  const page = await openBefore('/nv/', '2027-03-14T22:30Z', 'America/New_York');
  const invitation = page.getByRole('link', { name: alert.button });
  expect(await invitation.count()).toBe(1);
  await page.clock.fastForward('01:05');
  await invitation.waitFor({ state: 'detached' });
});

test('the end of a page offers a recording once the webinar has begun', async () => {
  const page = await openBefore('/nv/plan/', '2027-03-14T22:30Z', 'America/New_York');
  await page.clock.fastForward('01:05');
  const part = page.locator('[data-bottom-webinar]');
  await part.scrollIntoViewIfNeeded();
  const { planned } = data.generic.pages.closing.webinar;
  await expect.poll(() => part.getByRole('link').first().textContent()).not.toBe(planned.button);
});
