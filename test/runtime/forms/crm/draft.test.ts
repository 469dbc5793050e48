// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDraft } from '../../../../runtime/forms/crm/draft.ts';
import { setSettings } from '../../islands/island-page.tsx';

const start = { name: '', topics: [], list: null };

beforeEach(() => setSettings({}));
afterEach(() => sessionStorage.clear());

test('a form opened again has what was entered', () => {
  openDraft('demo').keep('name', 'Ada');
  openDraft('demo').keep('topics', ['a']);
  expect(openDraft('demo').read(start)).toEqual({ name: 'Ada', topics: ['a'] });
  expect(openDraft('quote').read(start)).toEqual({});
});

test('a value that its field could not hold any more is left out', () => {
  openDraft('demo').keep('name', 'Ada');
  expect(openDraft('demo').read({ name: ['a'] })).toEqual({});
});

test('nothing is kept on pages for children', () => {
  setSettings({ isForChildren: true });
  const draft = openDraft('demo');
  draft.keep('name', 'Ada');
  expect(sessionStorage.length).toBe(0);
  expect(draft.read(start)).toEqual({});
});
