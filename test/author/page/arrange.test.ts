import { expect, test } from 'vitest';
import type { Arrangement } from '../../../cli/author/page/table/arrange.ts';
import { arrange } from '../../../cli/author/page/table/arrange.ts';
import type { Origin, ShownRow } from '../../../cli/author/page/table/messages.ts';

function row(owner: string, typed: string, origin: Origin): ShownRow {
  const field = 'headerTitle';
  const name = owner.toUpperCase();
  return {
    owner,
    name,
    field,
    typed,
    text: typed,
    origin,
    from: origin,
    url: '/',
    isEditable: true,
  };
}

const rows = [
  row('generic', 'Find your path', 'inherited'),
  row('nevada', 'Work here', 'own'),
  row('ohio', 'A text of some length', 'own'),
  row('utah', 'Work here', 'reused'),
];
const older = { ohio: { own: 1, byDefault: 2 } };
const everything: Arrangement = { words: '', shown: 'all', by: undefined, isDescending: false };

function ownersOf(change: Partial<Arrangement>): readonly string[] {
  return arrange(rows, older, { ...everything, ...change }).map(({ owner }) => owner);
}

test.each<[string, Partial<Arrangement>, readonly string[]]>([
  ['as they are', {}, ['generic', 'nevada', 'ohio', 'utah']],
  ['with all of some words, in any case', { words: 'here WORK' }, ['nevada', 'utah']],
  ['of one kind', { shown: 'own' }, ['nevada', 'ohio']],
  ['that are older than the default', { shown: 'older' }, ['ohio']],
  ['by their length', { by: 'length' }, ['nevada', 'utah', 'generic', 'ohio']],
  ['by their text', { by: 'text' }, ['ohio', 'generic', 'nevada', 'utah']],
  ['by it in turn', { by: 'name', isDescending: true }, ['utah', 'ohio', 'nevada', 'generic']],
  ['of a kind with words', { shown: 'own', words: 'work' }, ['nevada']],
])('rows are shown %s', (_, change, owners) => {
  expect(ownersOf(change)).toEqual(owners);
});

test('a text is as long as visitors read it', () => {
  const iowa = { ...row('iowa', 'See {{claims.careers}}', 'own'), text: 'See 900' };
  const sorted = arrange([...rows, iowa], older, { ...everything, by: 'length' });
  expect(sorted[0]?.owner).toBe('iowa');
});
