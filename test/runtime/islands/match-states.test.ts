import { expect, test } from 'vitest';
import { findMeantState, matchStates } from '../../../runtime/islands/states/match-states.ts';
import { states } from './sample.ts';

function names(query: string): readonly string[] {
  return matchStates(states, query).map(({ name }) => name);
}

test.each([
  ['nev', ['Nevada']],
  ['NEV', ['Nevada']],
  ['kans', ['Arkansas']],
  ['washington', ['Washington', 'District of Columbia']],
  ['nv', ['Nevada']],
  ['NV', ['Nevada']],
  ['ar', ['Arkansas']],
  ['puerto_rico', ['Puerto Rico']],
  ['puerto-rico', ['Puerto Rico']],
  ['PuertoRico', ['Puerto Rico']],
  ['wa', ['Washington', 'District of Columbia']],
  ['v', ['Nevada']],
  ['  puerto   rico ', ['Puerto Rico']],
  ['washington d.c.', ['District of Columbia']],
  ['Washington DC', ['District of Columbia']],
  ['N.V.', ['Nevada']],
  ['Nevadaʻ', ['Nevada']],
  ['Puérto Rico', ['Puerto Rico']],
  ['ＮＶ', ['Nevada']],
  ['.', []],
  ['', []],
  ['   ', []],
  ['zz', []],
])('"%s" matches %j', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

test('a state whose code is typed comes before those whose names hold it', () => {
  const named = (code: string, name: string) => ({ id: code, code, name, url: '/', moreUrl: '/' });
  const found = matchStates([named('AL', 'Alabama'), named('MA', 'Massachusetts')], 'ma');
  expect(found.map(({ code }) => code)).toEqual(['MA', 'AL']);
});

test.each([
  ['washington', 'Washington'],
  ['dc', 'District of Columbia'],
  ['wa', 'Washington'],
  ['WASHINGTON DC', 'District of Columbia'],
  ['nev', 'Nevada'],
  ['a', undefined],
  ['zz', undefined],
])('"%s" means %s', (query, name) => {
  expect(findMeantState(states, query)?.name).toBe(name);
});
