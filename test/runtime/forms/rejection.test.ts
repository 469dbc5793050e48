import { expect, test } from 'vitest';
import { placeRejection, readRejection } from '../../../runtime/forms/rejection.ts';
import { ApiError } from '../../../runtime/services/api-error.ts';

test('entries of a 402 answer go to their fields and to the form', () => {
  const error = new ApiError(402, [
    { type: 'field', field: 'email', error: 'Known already' },
    { type: 'field', field: 'email', error: 'And not liked' },
    { type: 'global', error: 'Closed' },
  ]);
  expect(readRejection(error)).toEqual({ fields: { email: 'Known already' }, form: ['Closed'] });
});

test('an entry of an unknown type with a message is shown on the form', () => {
  const error = new ApiError(402, [{ type: 'other', error: 'Closed' }, 'x', { type: 'field' }]);
  expect(readRejection(error)).toEqual({ fields: {}, form: ['Closed'] });
});

test('an entry whose message is blank is passed over', () => {
  const error = new ApiError(402, [
    { type: 'field', field: 'email', error: ' ' },
    { type: 'global', error: 'Closed' },
  ]);
  expect(readRejection(error)).toEqual({ fields: {}, form: ['Closed'] });
});

test.each([[[]], [[{ type: 'field', field: 'email' }]], [{}]])(
  'a 402 answer that says nothing, such as %j, is not read',
  (body) => {
    expect(readRejection(new ApiError(402, body))).toBeUndefined();
  },
);

test('any other failure is not read', () => {
  expect(readRejection(new ApiError(500, [{ type: 'global', error: 'Closed' }]))).toBeUndefined();
});

test('the message of a field that is not on the form is shown on the form', () => {
  const rejection = { fields: { email: 'No.', secret: 'Unknown' }, form: [] };
  expect(placeRejection(rejection, ['email'])).toEqual({
    fields: { email: 'No.' },
    form: ['Unknown'],
  });
});

test('the message of a field is kept, whatever the field is called', () => {
  const error = new ApiError(402, [{ type: 'field', field: 'constructor', error: 'No.' }]);
  expect(Object.entries(readRejection(error)?.fields ?? {})).toEqual([['constructor', 'No.']]);
});
