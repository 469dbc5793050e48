import { expect, test } from 'vitest';
import { listDifferences } from '../../../cli/author/diff/differences.ts';

test('equal values have no differences', () => {
  expect(listDifferences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
});

test('groups are taken apart by key', () => {
  const old = { kept: 1, changed: 'a', gone: true };
  const next = { kept: 1, changed: 'b', new: { whole: 1 } };
  expect(listDifferences(old, next)).toEqual([
    { old: '/changed', new: '/changed' },
    { old: '/gone' },
    { new: '/new' },
  ]);
});

test('an item that is put before others moves them and changes none', () => {
  const old = { list: [{ title: 'First of all' }, { title: 'Second' }] };
  const next = { list: [{ title: 'New' }, { title: 'First of all' }, { title: 'Second' }] };
  expect(listDifferences(old, next)).toEqual([{ new: '/list/0' }]);
});

test('an item whose words are mostly the same is a changed one, wherever it stands', () => {
  const old = { list: [{ title: 'Plan a course of study' }] };
  const next = { list: [{ title: 'Something else' }, { title: 'Plan a new course of study' }] };
  expect(listDifferences(old, next)).toEqual([
    { new: '/list/0' },
    { old: '/list/0/title', new: '/list/1/title' },
  ]);
});
