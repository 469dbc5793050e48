// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSubmission, wireValue } from '../../../../runtime/forms/crm/submission.ts';
import { consentData, formOf, smallFormOf } from './form-of.ts';

const hutk = '0123456789abcdef0123456789abcdef';

test('several ticks are sent as one text', async () => {
  expect(await wireValue('checkbox', ['a', 'b'])).toBe('a; b');
});

test.each([
  ['text', '  Ada ', 'Ada'],
  ['toggle', false, 'false'],
  ['number', ' 1,200 ', '1200'],
  ['date', '2026-01-01', '1767225600000'],
  ['date', 'soon', 'soon'],
  ['select', '', ''],
  ['file', null, ''],
] as const)('a %s of %o is sent as "%s"', async (type, value, sent) => {
  expect(await wireValue(type, value)).toBe(sent);
});

test('a file is sent as a data URL with its name', async () => {
  const file = new File(['a,b'], 'my list.csv', { type: 'text/csv' });
  expect(await wireValue('file', file)).toBe('data:text/csv;name=my%20list.csv;base64,YSxi');
});

test('fields without a value are left out', async () => {
  const form = formOf([{ name: 'a' }, { name: 'b' }]);
  const submission = await createSubmission(form, { a: 'A', b: '  ' }, undefined);
  expect(submission).toEqual({ fields: [{ name: 'a', value: 'A' }] });
});

test('a concealed field is not sent, though it holds a value', async () => {
  const dependent = {
    filters: [{ operator: 'EQ', strValue: 'other' }],
    dependentFormField: { name: 'which' },
  };
  const form = formOf([{ name: 'role', dependentFieldFilters: [dependent] }]);
  const submission = await createSubmission(form, { role: 'teacher', which: 'X' }, undefined);
  expect(submission.fields).toEqual([{ name: 'role', value: 'teacher' }]);
});

test('the object type of a field is echoed', async () => {
  const form = formOf([{ name: 'a', objectTypeId: '0-2' }]);
  const submission = await createSubmission(form, { '0-2/a': 'A' }, hutk);
  expect(submission).toEqual({ hutk, fields: [{ name: 'a', value: 'A', objectTypeId: '0-2' }] });
});

test('consent is passed on where the form asks for it', async () => {
  const options = {
    processingConsentType: 'REQUIRED_CHECKBOX',
    processingConsentText: 'We keep this.',
    processingConsentCheckboxLabel: 'I agree',
    communicationConsentCheckboxes: [{ communicationTypeId: 7, label: 'News' }],
  };
  const form = smallFormOf(consentData(options));
  const values = { 'consent:processing': true, 'consent:communication:7': false };
  const submission = await createSubmission(form, values, undefined);
  expect(submission.legalConsentOptions).toEqual({
    consent: {
      consentToProcess: true,
      text: 'We keep this.',
      communications: [{ value: false, subscriptionTypeId: 7, text: 'News' }],
    },
  });
});

test('a legitimate interest is passed on instead of consent', async () => {
  const options = {
    isLegitimateInterest: true,
    legitimateInterestSubscriptionTypes: [4711],
    legitimateInterestLegalBasis: 'LEGITIMATE_INTEREST_PQL',
    processingConsentText: 'Tick the box below.',
    privacyPolicyText: 'We may.',
  };
  const submission = await createSubmission(smallFormOf(consentData(options)), {}, undefined);
  expect(submission.legalConsentOptions).toEqual({
    legitimateInterest: {
      value: true,
      subscriptionTypeId: 4711,
      legalBasis: 'LEGITIMATE_INTEREST_PQL',
      text: 'We may.',
    },
  });
});

test('fields of one name are sent each with its own value', async () => {
  const form = formOf([
    { name: 'city', objectTypeId: '0-1' },
    { name: 'city', objectTypeId: '0-2' },
  ]);
  const { fields } = await createSubmission(form, { city: 'Reno', '0-2/city': 'Elko' }, undefined);
  expect(fields).toEqual([
    { name: 'city', objectTypeId: '0-1', value: 'Reno' },
    { name: 'city', objectTypeId: '0-2', value: 'Elko' },
  ]);
});
