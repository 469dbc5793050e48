import { expect, test } from 'vitest';
import type { Photo } from '../../../../cli/author/diff/screenshots/photograph.ts';
import { findDifferingParts } from '../../../../cli/author/diff/screenshots/screenshots.ts';

const rows = 200;

/** A page of blocks below each other. */
function photo(...blocks: readonly string[]): Photo {
  return {
    picture: Buffer.alloc(0),
    height: blocks.length * rows,
    blocks: blocks.map((html, at) => ({ html, top: at * rows, bottom: (at + 1) * rows })),
  };
}

test('equal pages have none', () => {
  expect(findDifferingParts(photo('a', 'b'), photo('a', 'b'))).toEqual([]);
});

test('a block that changed is shown with a little of what stands around it', () => {
  expect(findDifferingParts(photo('a', 'b', 'c'), photo('a', 'x', 'c'))).toEqual([
    { before: { top: 120, bottom: 480 }, after: { top: 120, bottom: 480 } },
  ]);
});

test('blocks that have only moved are left out', () => {
  expect(findDifferingParts(photo('a', 'b', 'c'), photo('a', 'x', 'b', 'c'))).toEqual([
    { before: { top: 120, bottom: 280 }, after: { top: 120, bottom: 480 } },
  ]);
});

test('changes far from each other are parts of their own', () => {
  const parts = findDifferingParts(photo('a', 'b', 'c', 'd', 'e'), photo('a', 'x', 'c', 'd', 'y'));
  expect(parts.map(({ after }) => after.top)).toEqual([120, 720]);
});

test('changes beside each other are one part', () => {
  const beside = (first: string, second: string): Photo => ({
    ...photo('a', 'b'),
    blocks: [first, 'c', second].map((html) => ({ html, top: 100, bottom: 300 })),
  });
  expect(findDifferingParts(beside('a', 'b'), beside('x', 'y'))).toHaveLength(1);
});
