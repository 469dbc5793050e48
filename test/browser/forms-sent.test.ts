import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import type { Misbehave, Misbehaviour } from '../misbehave.ts';
import { successWords } from '../../runtime/forms/view/SubmitRow.tsx';
import { useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { hold } from './hold.ts';
import { errors, fillSample, openForm, openSample, submit } from './open-form.ts';
import type { OpenForm } from './open-form.ts';
import { answerWith, sampleForm, serveSample, words } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const { noAnswerYet: noAnswer } = words.failure;

describe.each(['preact', 'react'])('a form with the %s engine, as it is sent', (engine) => {
  const site = useSite('--engine', engine);
  const open = async (way: Misbehave, path?: string): Promise<OpenForm> =>
    openForm(await browser(), await site(), way, path);
  const openSampleForm = async (...ways: readonly Misbehaviour[]): Promise<OpenForm> =>
    openSample(await browser(), await site(), ...ways);

  test('joins ticks by "; ", keeps defaults and leaves out what is empty', async () => {
    const { page, calls } = await openSampleForm();
    await fillSample(page);
    await page.getByLabel('Start').fill('2027-01-21');
    await submit(page);
    await page.locator('.confirmation').waitFor();
    const [call] = await calls.find('POST');
    expect(call?.body).toEqual({
      fields: [
        { name: 'firstname', value: 'Ada' },
        { name: 'email', value: 'ada@school.example' },
        { name: 'color', value: 'b' },
        { name: 'size', value: 'l' },
        { name: 'topics', value: 'one; three' },
        { name: 'start', value: String(Date.UTC(2027, 0, 21)) },
        { name: 'source', value: 'site' },
      ],
    });
  });

  test('shows a spinner, and is sent once however often it is clicked', async () => {
    const { page, calls } = await openSampleForm();
    const release = await hold(page, '**/crm/submit/**');
    await fillSample(page);
    await page.locator('.submit__button').dblclick();
    await page.locator('.submit__button[aria-disabled="true"] .spinner').waitFor();
    await page.locator('.submit__button').click({ force: true });
    release();
    await page.locator('.confirmation').waitFor();
    expect(await calls.find('POST')).toHaveLength(1);
  });

  test('shows its message as sanitised HTML, with a check mark, and gives it focus', async () => {
    const { page } = await openSampleForm();
    await fillSample(page);
    await submit(page);
    const confirmation = page.locator('.confirmation');
    await confirmation.locator('strong', { hasText: 'you' }).waitFor();
    await confirmation.getByText(successWords(words)).waitFor();
    expect(await confirmation.locator('.mark--check').count()).toBe(1);
    expect(await confirmation.locator('img').count()).toBe(0);
    await expectFocus(confirmation);
    expect(await page.locator('form.crm-form__form').count()).toBe(0);
  });

  test('says what the YAML says when it has no message', async () => {
    const silent = { ...sampleForm, inlineMessage: '' };
    const { page } = await open(({ method, path }) =>
      path.startsWith('/api/v1/crm/') ? answerWith(method === 'GET' ? silent : {}) : undefined,
    );
    await fillSample(page);
    await submit(page);
    await page.getByRole('heading', { name: data.site.confirmation.title }).waitFor();
    await page.getByText(data.site.confirmation.text).waitFor();
  });

  test('takes an answer that is no JSON for a success', async () => {
    const { page } = await openSampleForm();
    await page.route('**/crm/submit/**', (route) => route.fulfill({ status: 200, body: 'OK' }));
    await fillSample(page);
    await submit(page);
    await page.locator('.confirmation').waitFor();
  });

  test('leads to a page of its own, and says until then that it was submitted', async () => {
    const { page } = await open(serveSample(), '/nv/demo-access/');
    const arrival = page.waitForRequest('**/nv/demo-access/confirmation/');
    await page.route('**/nv/demo-access/confirmation/', (route) => route.fulfill({ status: 204 }));
    await fillSample(page);
    await submit(page);
    await arrival;
    await page.getByRole('button', { name: successWords(words) }).waitFor();
    expect(await page.locator('.submit__button .mark--check').count()).toBe(1);
  });
});

describe('a form, as it fails', () => {
  const site = useSite();
  const openSampleForm = async (...ways: readonly Misbehaviour[]): Promise<OpenForm> =>
    openSample(await browser(), await site(), ...ways);

  const rejected = [
    { type: 'field', field: 'email', error: 'Known already' },
    { type: 'global', error: 'Closed for today' },
  ];
  const refused = {
    status: 'error',
    errors: [
      { message: "Error in 'fields.email'. Invalid email address", errorType: 'INVALID_EMAIL' },
      { message: "Error in 'fields.firstname'. Too short", errorType: 'INPUT_TOO_SHORT' },
      { message: 'The form is closed', errorType: 'FORM_CLOSED' },
    ],
  };

  test.each<[string, Misbehaviour, readonly string[], readonly string[]]>([
    ['an error', answerWith({}, 500), [], [words.failure.general]],
    ['an answer that breaks off', { kind: 'cut' }, [], [noAnswer]],
    ['a page in place of an answer', { kind: 'html' }, [], [noAnswer]],
    ['a list of refusals', answerWith(rejected, 402), ['Known already'], ['Closed for today']],
    ['a 402 without a list', answerWith({ type: 'field' }, 402), [], [words.failure.general]],
    [
      'a refusal of the CRM',
      answerWith(refused, 400),
      ['Too short', words.validation.email],
      ['The form is closed'],
    ],
    ['a page with an error', answerWith('<p>Bad</p>', 400), [], [words.failure.general]],
  ])('shows %s, keeps what was typed and can be sent again', async (_kind, way, fields, form) => {
    const { page, calls } = await openSampleForm(way);
    await fillSample(page);
    await submit(page);
    await page.locator('.submit__error').first().waitFor();
    expect(await errors(page)).toEqual(fields);
    expect(await page.locator('.submit__error').allTextContents()).toEqual(form);
    expect(await page.locator('.submit__error .mark--cross').count()).toBe(form.length);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@school.example');
    await submit(page);
    await page.locator('.confirmation').waitFor();
    expect(await calls.find('POST')).toHaveLength(2);
  });

  test('says when the server can’t be reached', async () => {
    const { page, context } = await openSampleForm();
    await fillSample(page);
    await context.route('**/crm/submit/**', (route) => route.abort('connectionrefused'));
    await submit(page);
    await page.locator('.submit__error', { hasText: noAnswer }).waitFor();
    await context.unroute('**/crm/submit/**');
    await submit(page);
    await page.locator('.confirmation').waitFor();
  });

  test('says when the device is offline, sends nothing, and can be sent later', async () => {
    const { page, context, calls } = await openSampleForm();
    await fillSample(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await submit(page);
    await page.locator('.submit__error', { hasText: words.failure.notSent }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await submit(page);
    await page.locator('.confirmation').waitFor();
    expect((await calls.find('POST')).length).toBeGreaterThan(0);
  });

  test('waits for what sends it, and is sent once', async () => {
    const { page, calls } = await openSampleForm();
    const release = await hold(page, '**/assets/send-*.js');
    await fillSample(page);
    await page.locator('.submit__button').dblclick();
    await page.locator('.submit__button[aria-disabled="true"] .spinner').waitFor();
    release();
    await page.locator('.confirmation').waitFor();
    expect(await calls.find('POST')).toHaveLength(1);
  });

  test('says when what sends it can’t be loaded, keeps what was typed, and can be sent later', async () => {
    const { page, context, calls } = await openSampleForm();
    await context.route('**/assets/send-*.js', (route) => route.abort('connectionrefused'));
    await fillSample(page);
    await submit(page);
    await page.locator('.submit__error', { hasText: words.failure.general }).waitFor();
    expect(await calls.find('POST')).toEqual([]);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await context.unroute('**/assets/send-*.js');
    await submit(page);
    await page.locator('.confirmation').waitFor();
  });

  test('leaves a server’s message at its field until that is changed', async () => {
    const { page } = await openSampleForm(answerWith(rejected, 402));
    await fillSample(page);
    await submit(page);
    await page.locator('.field__error', { hasText: 'Known already' }).waitFor();
    await page.getByLabel('E-mail').fill('grace@school.example');
    await page.locator('.field__error').waitFor({ state: 'detached' });
  });
});
