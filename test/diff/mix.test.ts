import { expect, test } from 'vitest';
import type { Difference } from '../../cli/diff/mix.ts';
import { mix } from '../../cli/diff/mix.ts';

test('equal values have no differences', () => {
  expect(differences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
});

test('groups are taken apart by key', () => {
  const old = { kept: 1, changed: 'a', gone: true };
  const next = { kept: 1, changed: 'b', new: { whole: 1 } };
  expect(differences(old, next)).toEqual([
    { old: '/changed', new: '/changed' },
    { old: '/gone' },
    { new: '/new' },
  ]);
});

test('an item that is put before others moves them and changes none', () => {
  const old = { list: [{ title: 'First of all' }, { title: 'Second' }] };
  const next = { list: [{ title: 'New' }, { title: 'First of all' }, { title: 'Second' }] };
  expect(differences(old, next)).toEqual([{ new: '/list/0' }]);
});

test('an item whose words are mostly the same is a changed one, wherever it stands', () => {
  const old = { list: [{ title: 'Plan a course of study' }] };
  const next = { list: [{ title: 'Something else' }, { title: 'Plan a new course of study' }] };
  expect(differences(old, next)).toEqual([
    { new: '/list/0' },
    { old: '/list/0/title', new: '/list/1/title' },
  ]);
});

test('all differences together make the new value, and none of them the old one', () => {
  const old = { a: 1, b: [1, 2, 3], c: { d: 'x' } };
  const next = { a: 2, b: [2, 3, 4], c: { e: 'y' } };
  expect(mix<object>(old, next, () => true)).toEqual(next);
  expect(mix<object>(old, next, () => false)).toEqual(old);
});

test('one difference is applied without the others', () => {
  const old = { b: ['one', 'two', 'three'], c: 1 };
  const next = { b: ['two', 'three', 'four'], c: 2 };
  expect(mix(old, next, ({ new: added }) => added === '/b/2')).toEqual({
    b: ['one', 'two', 'three', 'four'],
    c: 1,
  });
});

function differences(old: object, next: object): readonly Difference[] {
  const found: Difference[] = [];
  mix(old, next, (difference) => {
    found.push(difference);
    return true;
  });
  return found;
}
