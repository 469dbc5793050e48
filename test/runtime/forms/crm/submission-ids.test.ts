// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSubmissionIds } from '../../../../runtime/forms/crm/submission-ids.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an id is a UUID of version 4, also on an origin that is not secure', () => {
  vi.stubGlobal('isSecureContext', false);
  const ids = createSubmissionIds();
  expect(ids.open('Ada')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});

test('a submission keeps its id until it is answered', () => {
  const ids = createSubmissionIds();
  const id = ids.open('Ada');
  expect(ids.open('Ada')).toBe(id);
  ids.close('Ada');
  expect(ids.open('Ada')).not.toBe(id);
});

test('a submission keeps its id over a reload', () => {
  const id = createSubmissionIds().open('Ada');
  expect(createSubmissionIds().open('Ada')).toBe(id);
});

test('a submission whose content was changed is another', () => {
  const ids = createSubmissionIds();
  const id = ids.open('Ada');
  expect(ids.open('Bda')).not.toBe(id);
});

test('a submission that is changed back is the first again', () => {
  const ids = createSubmissionIds();
  const id = ids.open('Ada');
  ids.open('Grace');
  ids.close('Grace');
  expect(ids.open('Ada')).toBe(id);
});

test('two tabs have ids of their own', () => {
  const id = createSubmissionIds().open('Ada');
  sessionStorage.clear();
  expect(createSubmissionIds().open('Ada')).not.toBe(id);
});

test('nothing that a visitor typed is kept with the id', () => {
  createSubmissionIds().open('grace@school.example');
  const kept = JSON.stringify(sessionStorage);
  expect(kept).not.toBe('{}');
  // No letters of a UUID, which are a to f.
  expect(kept).not.toMatch(/grace|school/);
});

test('a browser that refuses to store anything keeps the id while the page is open', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const ids = createSubmissionIds();
  const id = ids.open('Ada');
  expect(ids.open('Ada')).toBe(id);
  ids.close('Ada');
  expect(ids.open('Ada')).not.toBe(id);
});

function refuse(): never {
  throw new DOMException('Denied', 'SecurityError');
}
