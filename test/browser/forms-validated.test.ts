import { describe, expect, test } from 'vitest';
import { fillIn } from '../../runtime/services/fill-in.ts';
import { useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { errors, fillSample, openForm, openSample, submit } from './open-form.ts';
import type { OpenForm } from './open-form.ts';
import { words } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();

describe.each(['preact', 'react'])('a form with the %s engine, as it is validated', (engine) => {
  const site = useSite('--engine', engine);
  const openSampleForm = async (): Promise<OpenForm> => openSample(await browser(), await site());

  test('shows an error once its field was left', async () => {
    const { page } = await openSampleForm();
    await page.getByLabel('First name').focus();
    expect(await errors(page)).toEqual([]);
    await page.getByLabel('E-mail').focus();
    await page.locator('.field__error').waitFor();
    expect(await errors(page)).toEqual([words.validation.required]);
  });

  test('waits until a field is left, and corrects as it is typed', async () => {
    const { page } = await openSampleForm();
    const field = page.getByLabel('E-mail');
    await field.pressSequentially('ada');
    expect(await errors(page)).toEqual([]);
    await field.press('Tab');
    await page.getByText(words.validation.email).waitFor();
    await field.pressSequentially('@school.example');
    await page.getByText(words.validation.email).waitFor({ state: 'detached' });
  });

  test('says what the mark of required fields means', async () => {
    const { page } = await openSampleForm();
    await page.locator('form').getByText(words.requiredFields).waitFor();
  });

  test('checks numbers and phone numbers before anything is sent', async () => {
    const { page, calls } = await openSampleForm();
    await fillSample(page);
    await page.getByLabel('Students').fill('1,000,000');
    await page.getByLabel('Call us').fill('12');
    await submit(page);
    await page.locator('.error-summary').waitFor();
    expect(await errors(page)).toEqual([
      fillIn(words.validation.numberBetween, { least: '1', greatest: '5000' }),
      words.validation.phone,
    ]);
    expect(await calls.find('POST')).toEqual([]);
  });

  test('says how large a file may be before one is chosen, and checks it then', async () => {
    const { page } = await openSampleForm();
    await page.getByText(fillIn(words.fileLimit, { size: '48' })).waitFor();
    const buffer = Buffer.alloc(48_001);
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('List').setInputFiles(file);
    await page.getByText(fillIn(words.validation.fileSize, { size: '48' })).waitFor();
  });

  test('has a line for each of the notes of a field', async () => {
    const { page } = await openSampleForm();
    const lines = page.locator('.field--file > *');
    await lines.first().waitFor();
    const boxes = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(tops.slice(1).every((top, index) => top >= (ends[index] ?? Infinity))).toBe(true);
    expect(tops.length).toBeGreaterThan(2);
  });

  test('stops at the first failure: nothing is not said to be no address', async () => {
    const { page } = await openSampleForm();
    await page.getByLabel('E-mail').fill('a');
    await page.getByLabel('E-mail').blur();
    await page.getByText(words.validation.email).waitFor();
    await page.getByLabel('E-mail').fill('');
    await page.getByText(words.validation.required, { exact: true }).waitFor();
    expect(await errors(page)).toEqual([words.validation.required]);
  });

  test('shows all errors at an attempt, gives the summary focus, and sends nothing', async () => {
    const { page, calls } = await openSampleForm();
    await submit(page);
    const summary = page.locator('.error-summary');
    await expectFocus(summary);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      line('First name'),
      line('E-mail'),
      line('Size'),
      line('Topics'),
    ]);
    expect(await calls.find('POST')).toEqual([]);
  });

  test('takes a click that leaves a wrong field, whose error would move the button', async () => {
    const { page } = await openForm(await browser(), await site(), undefined, '/nv/demo-access/');
    await page.locator('input[inputmode="decimal"]').last().fill('many');
    await submit(page);
    await page.locator('.error-summary').waitFor();
  });

  test('leads from the summary to the field', async () => {
    const { page } = await openSampleForm();
    await submit(page);
    await page.locator('.error-summary').getByRole('link', { name: /^Size/ }).click();
    await expectFocus(page.getByLabel('Small'));
  });
});

/** A line of the summary about a field that is empty. */
function line(field: string): string {
  return fillIn(words.fieldProblem, { field, problem: words.validation.required });
}
