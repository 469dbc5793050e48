import { expect, test } from 'vitest';
import { consentData, smallFormOf } from './form-of.ts';

const asked = {
  processingConsentType: 'REQUIRED_CHECKBOX',
  processingConsentText: 'We keep this.',
  processingConsentCheckboxLabel: 'I agree',
  communicationConsentText: 'We send news.',
  communicationConsentCheckboxes: [{ communicationTypeId: 7, label: 'News' }],
  privacyPolicyText: 'Ask us at any time.',
};

function partsOf(options: object): readonly (readonly string[])[] {
  const { consent } = smallFormOf(consentData(options));
  const parts = consent?.parts ?? [];
  return parts.map(({ text, fields }) => [text, ...fields.map(({ label }) => label)]);
}

test('each kind of consent is explained before it is asked for', () => {
  expect(partsOf(asked)).toEqual([
    ['We keep this.', 'I agree'],
    ['We send news.', 'News'],
    ['Ask us at any time.'],
  ]);
});

test('words that are the checkbox’s own are not said twice', () => {
  expect(partsOf({ ...asked, processingConsentCheckboxLabel: '' })[0]).toEqual([
    '',
    'We keep this.',
  ]);
});

test('a kind of consent that a form does not ask for takes no place', () => {
  expect(partsOf({ privacyPolicyText: 'Ask us at any time.' })).toEqual([['Ask us at any time.']]);
});

test('a form with a legitimate interest tells of it, and asks nothing', () => {
  expect(partsOf({ ...asked, isLegitimateInterest: true })).toEqual([['Ask us at any time.']]);
});
