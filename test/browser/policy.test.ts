import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

/** A text of the demo form that holds markup. */
const marked = 'Demo accounts are for adults.';

test('a text of the CRM becomes markup under the policy by the sanitiser of the browser', async () => {
  const { page, pageErrors } = await openPage(await browser());
  await page.goto(`${(await site()).main}nv/demo-access/`);
  await page.locator('form em', { hasText: marked }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a text of the CRM becomes markup under the policy by DOMPurify where the browser has no sanitiser', async () => {
  const { page, pageErrors } = await openPage(await browser());
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  });
  const loaded = page.waitForResponse((response) => response.url().includes('purify'));
  await page.goto(`${(await site()).main}nv/demo-access/`);
  await page.locator('form em', { hasText: marked }).waitFor();
  expect((await loaded).status()).toBe(200);
  expect(pageErrors).toEqual([]);
});

test.each([
  ['a text as markup', "document.body.innerHTML = '<b>x</b>'"],
  ['its own policy', "trustedTypes.createPolicy('other', {})"],
])('a script cannot use %s', async (_name, code) => {
  const { page } = await openPage(await browser());
  await page.goto(`${(await site()).main}nv/plan/`);
  const name = page.evaluate(`(() => { try { ${code}; } catch (error) { return error.name; } })()`);
  expect(await name).toBe('TypeError');
});
