import { expect, test } from 'vitest';
import type { Photo } from '../../../cli/diff/screenshots/differing-parts.ts';
import { findDifferingParts } from '../../../cli/diff/screenshots/differing-parts.ts';

const [width, rows] = [4, 200];

/** A page of blocks, each of one shade. */
function photo(...shades: readonly number[]): Photo {
  return {
    data: Buffer.concat(shades.map((shade) => Buffer.alloc(rows * width * 3, shade))),
    width,
    height: shades.length * rows,
    blockTops: shades.map((_, at) => at * rows),
  };
}

test('equal pages have none', () => {
  expect(findDifferingParts(photo(0, 100, 200), photo(0, 100, 200))).toEqual([]);
});

test('a block that changed is shown with a little of what stands around it', () => {
  expect(findDifferingParts(photo(0, 100, 0), photo(0, 200, 0))).toEqual([
    { before: { top: 120, bottom: 480 }, after: { top: 120, bottom: 480 } },
  ]);
});

test('what is drawn otherwise by less than eyes can see is equal', () => {
  expect(findDifferingParts(photo(0, 100), photo(10, 110))).toEqual([]);
});

test('blocks that have only moved are left out', () => {
  expect(findDifferingParts(photo(0, 80, 160), photo(0, 240, 80, 160))).toEqual([
    { before: { top: 120, bottom: 280 }, after: { top: 120, bottom: 480 } },
  ]);
});

test('a block whose height is rounded up in one version alone is equal', () => {
  const [old, next] = [photo(0, 100), photo(0, 100)];
  const rounded = { ...next, height: next.height - 1, blockTops: [0, rows - 1] };
  const data = next.data.subarray(width * 3);
  expect(findDifferingParts(old, { ...rounded, data })).toEqual([]);
});

test('rows of a long block that did not change are left out', () => {
  const [old, next] = [photo(0, 100, 0, 0), photo(0, 200, 0, 0)];
  const whole = (page: Photo) => ({ ...page, blockTops: [0] });
  expect(findDifferingParts(whole(old), whole(next))).toEqual([
    { before: { top: 120, bottom: 480 }, after: { top: 120, bottom: 480 } },
  ]);
});

test('changes far from each other are parts of their own', () => {
  const parts = findDifferingParts(photo(0, 50, 100, 150, 200), photo(0, 250, 100, 150, 20));
  expect(parts.map(({ after }) => after.top)).toEqual([120, 720]);
});

test('changes close to each other are one part', () => {
  const old = { ...photo(0, 50, 100), blockTops: [0, 200, 210, 220, 230, 400] };
  const next = { ...photo(0, 50, 100), blockTops: [0, 200, 210, 220, 230, 400] };
  const data = Buffer.from(next.data);
  data.fill(250, 200 * width * 3, 210 * width * 3).fill(250, 220 * width * 3, 230 * width * 3);
  expect(findDifferingParts(old, { ...next, data })).toHaveLength(1);
});
