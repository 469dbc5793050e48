import { expect, test } from 'vitest';
import { findSmallestSet } from '../../cli/diff/trial.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The fewest letters that hold all that is needed, and how many trials that took. */
function find(isEnough: (some: readonly string[]) => boolean) {
  let trials = 0;
  const found = findSmallestSet(letters, (some) => {
    trials += 1;
    return isEnough(some);
  });
  return { found, trials };
}

test('one that alone is enough is found', () => {
  expect(find((some) => some.includes('q')).found).toEqual(['q']);
});

test('the first of several that are each enough is found', () => {
  expect(find((some) => some.includes('t') || some.includes('d')).found).toEqual(['d']);
});

test('all of those are found that are enough only together', () => {
  const { found } = find((some) => ['c', 'm', 'x'].every((letter) => some.includes(letter)));
  expect(found?.toSorted()).toEqual(['c', 'm', 'x']);
});

test('nothing is found where not even all are enough', () => {
  expect(find(() => false).found).toBeUndefined();
});

test('far fewer are tried than there are', () => {
  expect(find((some) => some.includes('q')).trials).toBeLessThan(14);
});
