import { expect, test } from 'vitest';
import { labelOf, nameInWords, nameWithOwner } from '../../../cli/author/find/name-in-words.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

const resolved = resolvedSite({});

test.each([
  ['site', '/plans/1/price', 'Plans, Premium Educator, price'],
  ['nevada', '/headerTitle', 'Header title'],
  ['nevada', '/features/0/title', 'Features, item 1, title'],
  ['nevada', '/pages/plan/steps/items/1/text', 'Pages, plan, steps, items, Look around, text'],
  ['nevada', '/sponsorImg', 'Sponsor logo'],
  ['library', '/tiers/0/price', 'Tiers, item 1, price'],
])('%s%s is called %s', (owner, pointer, words) => {
  expect(nameInWords(resolved, { owner, pointer })).toBe(words);
});

test.each([
  ['site', '/plans/1/price', 'Plans, Premium Educator, price'],
  ['nevada', '/headerTitle', 'Nevada, header title'],
  ['defaults', '/headerTitle', 'Defaults, header title'],
  ['library', '/tiers/0/price', 'Library, tiers, item 1, price'],
])('%s%s is called %s with its owner', (owner, pointer, words) => {
  expect(nameWithOwner(resolved, { owner, pointer })).toBe(words);
});

test.each([
  ['lang', 'Language'],
  ['alternateOf', 'Translation of'],
])('what a page of blocks may have as %s is called %s', (name, words) => {
  expect(labelOf(name, nodeAt('regions', `/defaults/blockPages/any/${name}`) ?? {})).toBe(words);
});

test.each([
  ['logoSrc', 'Logo'],
  ['name', 'Name'],
  ['url', 'Address'],
])('what a new sister site needs as %s is called %s', (name, words) => {
  expect(labelOf(name, nodeAt('regions', `/defaults/otherSites/0/${name}`) ?? {})).toBe(words);
});
