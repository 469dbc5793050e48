import { join } from 'node:path';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { buildSite } from '../built-site.ts';
import { openPage, useBrowser } from './browser.ts';
import { fillSample, submit } from './open-form.ts';
import type { OpenForm } from './open-form.ts';
import { useSite } from './served-site.ts';
import { serveStatic } from './static-host.ts';
import type { StaticHost } from './static-host.ts';

const browser = useBrowser();
const site = useSite();

const formPaths = { main: '/nv/demo-access/', library: '/requestdemo/' } as const;

type SentForm = Pick<OpenForm, 'page'> & Pick<StaticHost, 'received'>;

/** Fills in and sends a form of a build that a plain host serves, not `career-site preview`. */
async function sendFrom(
  webRoot: keyof typeof formPaths,
  ...options: readonly string[]
): Promise<SentForm> {
  const { output } = await buildSite({ options });
  const { address, received } = await serveStatic(join(output, webRoot));
  const { page } = await openPage(await browser());
  await page.goto(new URL(formPaths[webRoot], address).href);
  await page.locator('.crm-form__form').waitFor();
  await fillSample(page);
  await submit(page);
  return { page, received };
}

test.each(['main', 'library'] as const)(
  'a preview of the %s edition on a host with a live CRM sends nothing, says so and keeps what was typed',
  async (webRoot) => {
    const { page, received } = await sendFrom(webRoot);
    await page
      .locator('.submit__error', { hasText: data.site.interface.preview.formRefused })
      .waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@school.example');
    expect(received).toEqual([]);
  },
);

test.each([
  ['a production build', '--env', 'production'],
  ['a preview with live forms', '--state', 'nv', '--live-forms'],
])('%s sends its forms from any host', async (_kind, ...options) => {
  const { page, received } = await sendFrom('main', ...options);
  await page.waitForURL('**/nv/demo-access/confirmation/?sent=*');
  const submissions = received.filter((path) => path.startsWith('/api/v1/crm/submit/'));
  expect(submissions).toHaveLength(1);
});

test('the ribbon of a preview is seen, and is not printed', async () => {
  const { page } = await openPage(await browser());
  await page.goto(new URL('/nv/', (await site()).main).href);
  const ribbon = page.getByRole('complementary', { name: data.site.interface.preview.label });
  expect(await ribbon.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await ribbon.isVisible()).toBe(false);
});
