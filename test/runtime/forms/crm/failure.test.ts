import { expect, test } from 'vitest';
import { readFailure } from '../../../../runtime/forms/crm/failure.ts';
import { ApiError, RejectedError } from '../../../../runtime/services/api-error.ts';

function answer(...errors: readonly object[]): ApiError {
  return new ApiError(400, { status: 'error', message: 'The request is not valid', errors });
}

test('a fault of the CRM goes to the field that its message names', () => {
  const fault = { message: "Error in 'fields.zip'. Input too large", errorType: 'INPUT_TOO_LARGE' };
  expect(readFailure(answer(fault))).toEqual({ fields: { zip: 'Input too large' }, form: [] });
});

test.each([
  ['REQUIRED_FIELD', 'Required'],
  ['INVALID_EMAIL', 'Invalid e-mail address'],
])('%s has a message of the form’s own', (errorType, words) => {
  const fault = { message: "Error in 'fields.email'. Whatever", errorType };
  expect(readFailure(answer(fault))?.fields).toEqual({ email: words });
});

test('the object type before a field’s name is no part of it', () => {
  const fault = { message: "Error in 'fields.0-2/name'. Required field 'name' is missing" };
  expect(readFailure(answer(fault))?.fields).toEqual({
    name: "Required field 'name' is missing",
  });
});

test('a fault that names no field is shown on the form', () => {
  expect(readFailure(answer({ message: 'This form is closed' }))).toEqual({
    fields: {},
    form: ['This form is closed'],
  });
});

test('a 402 list is read', () => {
  const error = new RejectedError([{ type: 'global', error: 'Closed' }]);
  expect(readFailure(error)).toEqual({ fields: {}, form: ['Closed'] });
});

test('a 402 list without messages is an error', () => {
  expect(readFailure(new RejectedError([]))).toEqual({ fields: {}, form: ['An error occurred'] });
});

test('any other answer has the message of the call', () => {
  expect(readFailure(new ApiError(undefined, undefined))?.form).toEqual([
    'Could not contact server',
  ]);
});

test('an error of ours is not read', () => {
  expect(readFailure(new TypeError('broken'))).toBeUndefined();
});

test('a kind of fault that objects know by name has no words of the form’s own', () => {
  const fault = { message: "Error in 'fields.zip'. Input too large", errorType: 'constructor' };
  expect(readFailure(answer(fault))?.fields).toEqual({ zip: 'Input too large' });
});
