import { expect, test } from 'vitest';
import { keepCase } from '../../../cli/author/find/keep-case.ts';

test.each([
  ['old', 'old', 'new', 'new'],
  ['Old', 'old', 'new', 'New'],
  ['OLD', 'old', 'new', 'NEW'],
  ['old', 'Old', 'New', 'new'],
  ['OLD', 'Old', 'New', 'NEW'],
  ['Career day', 'career day', 'job fair', 'Job fair'],
  ['Career Day', 'career day', 'job fair', 'Job Fair'],
  ['career day', 'Career Day', 'Job Fair', 'job fair'],
  ['CareerExplorer', 'CareerExplorer', 'PathFinder', 'PathFinder'],
  ['CareerExplorer', 'careerexplorer', 'PathFinder', 'PathFinder'],
  ['a NASA site', 'A NASA site', 'An ESA site', 'an ESA site'],
  ['A', 'a', 'the', 'The'],
])('in place of %s, where %s becomes %s, stands %s', (found, from, to, kept) => {
  expect(keepCase(found, from, to)).toBe(kept);
});
