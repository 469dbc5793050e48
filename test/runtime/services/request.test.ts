import { expect, test } from 'vitest';
import { isLoading, noRequest, reduceRequest } from '../../../runtime/services/request.ts';
import type { RequestState } from '../../../runtime/services/request.ts';

const failed: RequestState<string> = { status: 'error', message: 'Oh.' };

test.each(['fetch', 'upload'] as const)('%s shows loading and clears the error', (type) => {
  const state = reduceRequest(failed, { type });
  expect(isLoading(state)).toBe(true);
  expect(state).not.toHaveProperty('message');
});

test('received stores the result', () => {
  expect(reduceRequest(failed, { type: 'receive', result: 'A' })).toEqual({
    status: 'received',
    result: 'A',
  });
});

test('error stores the message', () => {
  expect(reduceRequest<string>(noRequest, { type: 'fail', message: 'Oh.' })).toEqual(failed);
});

test('reset returns to the initial state', () => {
  expect(reduceRequest(failed, { type: 'reset' })).toBe(noRequest);
});
