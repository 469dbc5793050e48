import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Misbehaviour } from '../misbehave.ts';
import { openPage, useBrowser } from './browser.ts';
import { openDefinition } from './open-definition.ts';
import { submit } from './open-form.ts';
import { answerWith, words } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

const { validation, failure } = words;

/** What a refusal of the CRM says, by its type; on which field, and what a visitor reads. */
const refusals: readonly (readonly [type: string, message: string, read: string])[] = [
  ['REQUIRED_FIELD', "Error in 'fields.email'. Required", `email: ${validation.required}`],
  ['INVALID_EMAIL', "Error in 'fields.email'. Invalid", `email: ${validation.email}`],
  ['BLOCKED_EMAIL', "Error in 'fields.email'. Blocked", `email: ${validation.blockedEmail}`],
  ['INVALID_NUMBER', "Error in 'fields.email'. NaN", `email: ${validation.number}`],
  ['INPUT_TOO_LARGE', "Error in 'fields.email'. Long", `email: ${validation.tooLong}`],
  ['NUMBER_OUT_OF_RANGE', "Error in 'fields.email'. Too many", 'email: Too many'],
  ['VALUE_NOT_IN_FIELD_DEFINITION', "Error in 'fields.email'. No choice", 'email: No choice'],
  ['FIELD_NOT_IN_FORM_DEFINITION', "Error in 'fields.other'. Not asked for", 'Not asked for'],
  ...[
    ['MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', 'INVALID_METADATA', 'INVALID_IP_ADDRESS'],
    ['INVALID_GOTOWEBINAR_WEBINAR_KEY', 'INVALID_PAGE_URI', 'INVALID_LEGAL_OPTION_FORMAT'],
    ['MISSING_PROCESSING_CONSENT', 'MISSING_PROCESSING_CONSENT_TEXT', 'INVALID_HUTK'],
    ['MISSING_COMMUNICATION_CONSENT_TEXT', 'MISSING_LEGITIMATE_INTEREST_TEXT'],
    ['DUPLICATE_SUBSCRIPTION_TYPE_ID', 'FORM_HAS_RECAPTCHA_ENABLED'],
  ]
    .flat()
    .map((type) => [type, `The form says ${type}`, `The form says ${type}`] as const),
];

test('each refusal of the CRM is read where it belongs, and the form can be sent again', async () => {
  const wholes: readonly (readonly [Misbehaviour, string])[] = [
    [answerWith([{ type: 'global', error: 'Full today' }], 402), 'Full today'],
    [answerWith({}, 429), failure.general],
    [answerWith({}, 500), failure.general],
    [{ kind: 'html' }, failure.noAnswerYet],
  ];
  const { page } = await openDefinition(
    await openPage(await browser()),
    await site(),
    [{ name: 'email', fieldType: 'text' }],
    ...refusals.map(([errorType, message]) =>
      answerWith({ errors: [{ message, errorType }] }, 400),
    ),
    ...wholes.map(([answer]) => answer),
  );
  await page.getByLabel('email').fill('ada@school.example');
  for (const read of [...refusals.map(([, , text]) => text), ...wholes.map(([, text]) => text)]) {
    await submit(page);
    await told(page, read);
  }
  expect(await page.getByLabel('email').inputValue()).toBe('ada@school.example');
  await submit(page);
  await page.locator('.confirmation').waitFor();
});

/** Waits for a message: of a field in the summary, of the form at its button. */
async function told(page: Page, message: string): Promise<void> {
  const place = message.startsWith('email: ') ? '.error-summary' : '.submit__error';
  await page.locator(place).filter({ hasText: message }).waitFor();
}
