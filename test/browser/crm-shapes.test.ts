import { expect, test } from 'vitest';
import { conditionCases } from '../condition-cases.ts';
import type { Misbehaviour } from '../misbehave.ts';
import { useBrowser, useTab } from './browser.ts';
import { openDefinition, sentBy } from './open-definition.ts';
import { submit } from './open-form.ts';
import { answerWith } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();
const tab = useTab(browser);

/** All forms are opened in one tab, which remembers nothing of the one before. */
async function open(definition: object, ...answers: readonly Misbehaviour[]) {
  const watched = await tab();
  await watched.page.evaluate(() => {
    if (location.protocol !== 'about:') sessionStorage.clear();
  });
  return openDefinition(watched, await site(), definition, ...answers);
}

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** How a control is filled in: typed or chosen, ticked, or with a file. */
type Filling = string | readonly string[] | true;

/** Gives fields of these names values, as a visitor does; returns what is shown below them. */
function fill(values: Readonly<Record<string, Filling | false>>): Promise<readonly string[]> {
  for (const [name, value] of Object.entries(values)) {
    for (const control of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      const isTick = control.type === 'checkbox' || control.type === 'radio';
      const wanted = typeof value === 'boolean' ? value : value.includes(control.value);
      if (isTick && control.checked !== wanted) control.click();
      if (isTick || typeof value !== 'string') continue;
      control.value = value;
      const event = control.tagName === 'SELECT' ? 'change' : 'input';
      control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
  const below = () => [...document.querySelectorAll<HTMLInputElement>('[name^="below"]')];
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(below().map(({ name }) => name))));
  });
}

test('each operator of the CRM shows and conceals what depends on a field', async () => {
  const { page } = await open(
    conditionCases.map(({ filter, fieldType = 'text' }, index) => ({
      name: `on${index}`,
      fieldType,
      options: /check/.test(fieldType) && fieldType !== 'booleancheckbox' ? options : [],
      dependentFieldFilters: [
        { filters: [filter], dependentFormField: { name: `below${index}`, fieldType: 'text' } },
      ],
    })),
  );
  await page.locator('.crm-form__form').waitFor();
  const tries = (which: 'shown' | 'concealed', round: number) =>
    conditionCases.flatMap((each, index) => {
      const value = each[which][round];
      return value === undefined ? [] : [[index, value as Filling] as const];
    });
  for (const which of ['shown', 'concealed'] as const) {
    for (const round of [0, 1, 2]) {
      const tried = tries(which, round);
      const shown = await page.evaluate(
        fill,
        Object.fromEntries(tried.map(([index, value]) => [`on${index}`, value])),
      );
      const wrong = tried.filter(
        ([index]) => shown.includes(`below${index}`) !== (which === 'shown'),
      );
      expect(wrong.map(([index, value]) => [conditionCases[index]?.filter, value])).toEqual([]);
    }
  }
});

/** The types of fields of both dialects, what is typed or chosen, and what is sent of it. */
const types: readonly (readonly [string, Filling, string])[] = [
  ['text', 'One', 'One'],
  ['single_line_text', 'Two', 'Two'],
  ['textarea', 'A\nB', 'A\nB'],
  ['multi_line_text', 'C', 'C'],
  ['email', 'ada@school.example', 'ada@school.example'],
  ['phonenumber', '(555) 010-0199', '(555) 010-0199'],
  ['phone', '555 010 0199', '555 010 0199'],
  ['mobile_phone', '555-010-0199', '555-010-0199'],
  ['number', '1,500', '1500'],
  ['select', 'b', 'b'],
  ['dropdown', 'c', 'c'],
  ['radio', ['a'], 'a'],
  ['checkbox', ['a', 'c'], 'a; c'],
  ['multiple_checkboxes', ['b'], 'b'],
  ['booleancheckbox', true, 'true'],
  ['single_checkbox', true, 'true'],
  ['date', '2026-09-01', String(Date.UTC(2026, 8, 1))],
  ['datepicker', '2026-09-02', String(Date.UTC(2026, 8, 2))],
  ['payment_link_radio', 'an unknown type is a text', 'an unknown type is a text'],
];

test('each type of field is filled in and sent as the CRM takes it', async () => {
  const hidden = { name: 'set', fieldType: 'checkbox', hidden: true, options };
  const opened = await open([
    ...types.map(([fieldType]) => ({ name: `f_${fieldType}`, fieldType, options, required: true })),
    { name: 'f_file', fieldType: 'file' },
    { ...hidden, selectedOptions: ['a', 'b'] },
    { name: 'campaign_source', fieldType: 'hidden', defaultValue: 'site' },
    { name: 'gone', fieldType: 'select', options, selectedOptions: ['Old town'] },
    { name: 'off', fieldType: 'text', enabled: false },
  ]);
  const { page } = opened;
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hi') };
  await page.locator('[name="f_file"]').setInputFiles(file);
  await page.evaluate(fill, Object.fromEntries(types.map(([type, value]) => [`f_${type}`, value])));
  expect(await sentBy(opened)).toEqual({
    fields: [
      ...types.map(([type, , value]) => ({ name: `f_${type}`, value })),
      { name: 'f_file', value: 'data:text/plain;name=a.txt;base64,aGk=' },
      { name: 'set', value: 'a; b' },
      { name: 'campaign_source', value: 'site' },
    ],
  });
});

test('fields of contacts and companies of one name are two fields', async () => {
  const city = { name: 'city', fieldType: 'text' };
  const opened = await open(
    [
      { ...city, label: 'Your city', objectTypeId: '0-1' },
      { ...city, label: 'City of the school', objectTypeId: '0-2' },
    ],
    answerWith(
      { errors: [{ message: "Error in 'fields.0-2/city'. Too far", errorType: 'X' }] },
      400,
    ),
  );
  const { page, calls } = opened;
  await page.getByLabel('Your city').fill('Reno');
  await page.getByLabel('City of the school').fill('Elko');
  await submit(page);
  await page.locator('.error-summary', { hasText: 'City of the school: Too far' }).waitFor();
  const [call] = await calls.find('POST /api/v1/crm');
  expect(call?.body).toEqual({
    fields: [
      { name: 'city', value: 'Reno', objectTypeId: '0-1' },
      { name: 'city', value: 'Elko', objectTypeId: '0-2' },
    ],
  });
});

const communications = [
  { communicationTypeId: 7, label: 'Send me <b>news</b>', required: true },
  { communicationTypeId: 8, label: 'Call me', required: false },
];
const texts = {
  privacyPolicyText: 'How we use it',
  processingConsentText: 'You agree',
  communicationConsentText: 'Tick below',
  communicationConsentCheckboxes: communications,
};
const agreed = [
  { value: true, subscriptionTypeId: 7, text: 'Send me <b>news</b>' },
  { value: false, subscriptionTypeId: 8, text: 'Call me' },
];

test.each([
  [
    'where sending is the consent',
    { ...texts, processingConsentType: 'IMPLICIT' },
    ['Send me news *', 'Call me'],
    { consent: { consentToProcess: true, text: 'You agree', communications: agreed } },
  ],
  [
    'where a tick is needed',
    {
      ...texts,
      processingConsentType: 'REQUIRED_CHECKBOX',
      processingConsentCheckboxLabel: 'I do',
    },
    ['I do *', 'Send me news *', 'Call me'],
    { consent: { consentToProcess: true, text: 'You agree', communications: agreed } },
  ],
  [
    'where the interest is legitimate',
    {
      ...texts,
      isLegitimateInterest: true,
      legitimateInterestSubscriptionTypes: [4711],
      legitimateInterestLegalBasis: 'LEGITIMATE_INTEREST_PQL',
    },
    [],
    {
      legitimateInterest: {
        value: true,
        subscriptionTypeId: 4711,
        legalBasis: 'LEGITIMATE_INTEREST_PQL',
        text: 'How we use it',
      },
    },
  ],
])('consent is asked for and sent %s', async (_kind, legal, labels, legalConsentOptions) => {
  const opened = await open({
    formFieldGroups: [{ fields: [{ name: 'email', fieldType: 'text' }] }],
    metaData: [{ name: 'legalConsentOptions', value: JSON.stringify(legal) }],
  });
  const { page } = opened;
  await page.getByLabel('email').fill('ada@school.example');
  const boxes = page.locator('.crm-form__form .field:has([type=checkbox]) .field__label');
  expect(await boxes.allInnerTexts()).toEqual(labels);
  for (const label of await boxes.filter({ hasText: '*' }).all()) await label.click();
  expect(await sentBy(opened)).toEqual({
    fields: [{ name: 'email', value: 'ada@school.example' }],
    legalConsentOptions,
  });
});

test('entities are read as letters, and a form without fields is none', async () => {
  const { page } = await open({
    inlineMessage: 'Thanks! We&rsquo;ll write.',
    formFieldGroups: [
      {
        richText: { content: 'What you&rsquo;d like.' },
        fields: [
          {
            name: 'role',
            label: 'R&#8209;ole',
            fieldType: 'select',
            options: [{ value: 't', label: 'Coach&#47;aide' }],
          },
        ],
      },
    ],
  });
  const form = page.locator('.crm-form__form');
  await form.getByText('What you’d like.').waitFor();
  await page.getByLabel('R‑ole').selectOption({ label: 'Coach/aide' });
  await submit(page);
  await page.getByText('Thanks! We’ll write.').waitFor();
  const empty = await open([]);
  await empty.page.locator('.crm-form__failure').waitFor();
  expect(await empty.page.locator('.submit__button').count()).toBe(0);
});
