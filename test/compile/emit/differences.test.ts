import { expect, test } from 'vitest';
import { differencesOf } from '../../../cli/compile/emit/differences.ts';
import { merge } from '../../../runtime/app/whole-regions.ts';

interface Sample {
  readonly title: string;
  readonly list: readonly string[];
  readonly group: { readonly text: string; readonly note?: string };
  readonly webinar?: { readonly slug: string } | readonly { readonly slug: string }[];
}

const base: Sample = { title: 'One', list: ['a', 'b'], group: { text: 'x', note: 'y' } };

test.each<[what: string, value: Sample, differences: unknown]>([
  ['nothing', { ...base }, undefined],
  ['a text', { ...base, title: 'Two' }, { title: 'Two' }],
  ['an item of a list', { ...base, list: ['a', 'c'] }, { list: ['a', 'c'] }],
  ['an end of a list', { ...base, list: ['a'] }, { list: ['a'] }],
  ['a text of a group', { ...base, group: { text: 'z', note: 'y' } }, { group: { text: 'z' } }],
  ['a lack', { ...base, group: { text: 'x' } }, { group: { note: null } }],
  ['a further group', { ...base, webinar: { slug: 's' } }, { webinar: { slug: 's' } }],
])('%s that differs is stated alone, and merged it is the whole', (_, value, differences) => {
  expect(differencesOf(base, value)).toEqual(differences);
  expect(merge(base, differencesOf(base, value) ?? {})).toEqual(value);
});

test('a group takes the place of a list, and a list that of a group', () => {
  const one: Sample = { ...base, webinar: { slug: 's' } };
  const several: Sample = { ...base, webinar: [{ slug: 's' }, { slug: 't' }] };
  expect(merge(one, differencesOf(one, several) ?? {})).toEqual(several);
  expect(merge(several, differencesOf(several, one) ?? {})).toEqual(one);
});
