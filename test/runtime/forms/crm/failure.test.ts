import { expect, test } from 'vitest';
import { interfaceWords } from '../../../example-words.ts';
import { readFailure } from '../../../../runtime/forms/crm/failure.ts';
import { ApiError } from '../../../../runtime/services/api-error.ts';

const { validation: words, failure } = interfaceWords.forms;
const calls = { message: failure.general, unreachable: failure.unreachable };

function answer(...errors: readonly object[]): ApiError {
  return new ApiError(400, { status: 'error', message: 'The request is not valid', errors });
}

test('a problem of the CRM goes to the field that its message names', () => {
  const problem = { message: "Error in 'fields.zip'. No such place", errorType: 'NO_PLACE' };
  expect(readFailure(answer(problem), words)).toEqual({
    fields: { zip: 'No such place' },
    form: [],
  });
});

test.each([
  ['REQUIRED_FIELD', words.required],
  ['INVALID_EMAIL', words.email],
  ['BLOCKED_EMAIL', words.blockedEmail],
  ['INVALID_NUMBER', words.number],
  ['INPUT_TOO_LARGE', words.tooLong],
])('%s has a message of the form’s own', (errorType, message) => {
  const problem = { message: "Error in 'fields.email'. Whatever", errorType };
  expect(readFailure(answer(problem), words)?.fields).toEqual({ email: message });
});

test.each([
  ['0-1/city', 'city'],
  ['0-2/city', '0-2/city'],
])('a problem of %s goes to the field %s', (named, path) => {
  const problem = { message: `Error in 'fields.${named}'. Required field 'city' is missing` };
  expect(readFailure(answer(problem), words)?.fields).toEqual({
    [path]: "Required field 'city' is missing",
  });
});

test('a problem that names no field is shown on the form', () => {
  expect(readFailure(answer({ message: 'This form is closed' }), words)).toEqual({
    fields: {},
    form: ['This form is closed'],
  });
});

test('a 402 list is read', () => {
  const error = new ApiError(402, [{ type: 'global', error: 'Closed' }]);
  expect(readFailure(error, words)).toEqual({ fields: {}, form: ['Closed'] });
});

test('a 402 list without messages is an error', () => {
  expect(readFailure(new ApiError(402, [], calls), words)).toEqual({
    fields: {},
    form: [failure.general],
  });
});

test('any other answer has the message of the call', () => {
  expect(readFailure(new ApiError(undefined, undefined, calls), words)?.form).toEqual([
    failure.unreachable,
  ]);
});

test('an error of the page itself is not read', () => {
  expect(readFailure(new TypeError('broken'), words)).toBeUndefined();
});

test('a kind of problem that objects know by name has no words of the form’s own', () => {
  const problem = { message: "Error in 'fields.zip'. No such place", errorType: 'constructor' };
  expect(readFailure(answer(problem), words)?.fields).toEqual({ zip: 'No such place' });
});
