import { expect, test } from 'vitest';
import { toPathData } from '../../../cli/compile/emit/geometry/path-data.ts';

test('lines are written in relative commands, with no letter or space that can be left out', () => {
  const line = [
    [1, 1],
    [3, 0],
    [4, 2],
    [9, 2],
    [9, 7],
    [8, 9],
  ] as const;
  expect(toPathData([line], 'open')).toBe('m1 1 2-1 1 2h5v5l-1 2');
});

test('a second line begins where the pen was left', () => {
  const one = [
    [0, 0],
    [4, 4],
  ] as const;
  const two = [
    [10, 0],
    [10, 5],
  ] as const;
  expect(toPathData([one, two], 'open')).toBe('m0 0 4 4m6-4v5');
});

test('after a closed ring the pen is back at its start', () => {
  const ring = [
    [2, 2],
    [6, 2],
    [6, 6],
    [2, 2],
  ] as const;
  expect(toPathData([ring, ring], 'closed')).toBe('m2 2h4v4zm0 0h4v4z');
});

test('points that rounding makes one, and points on the way, are left out', () => {
  const line = [
    [0, 0],
    [0.2, 0.1],
    [2, 2],
    [5, 5],
    [5, 9],
  ] as const;
  expect(toPathData([line], 'open')).toBe('m0 0 5 5v4');
});

test('a line that turns back on itself keeps its end', () => {
  expect(
    toPathData(
      [
        [
          [0, 0],
          [5, 0],
          [2, 0],
        ],
      ],
      'open',
    ),
  ).toBe('m0 0h5-3');
});

test('what is too small to be seen is left out', () => {
  expect(
    toPathData(
      [
        [
          [0, 0],
          [0.3, 0.2],
          [0.1, 0.4],
        ],
      ],
      'closed',
    ),
  ).toBe('');
  expect(
    toPathData(
      [
        [
          [3, 3],
          [3.1, 3.2],
        ],
      ],
      'open',
    ),
  ).toBe('');
});

test('tenths are written without a leading zero', () => {
  expect(
    toPathData(
      [
        [
          [0.5, 1],
          [0.8, -0.25],
          [2, 3.04],
        ],
      ],
      'open',
      10,
    ),
  ).toBe('m.5 1 .3-1.2 1.2 3.2');
});
