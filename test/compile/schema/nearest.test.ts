import { describe, expect, test } from 'vitest';
import { nameMeant } from '../../../cli/compile/schema/nearest.ts';

describe('a name that is meant for certain', () => {
  test.each([
    ['one letter too many', 'sagee', 'sage', ['sage', 'slate', 'clay']],
    ['two letters exchanged', 'headerTitel', 'headerTitle', ['headerTitle', 'heading']],
    ['another case', 'NV', 'nv', ['nv', 'nj']],
    [
      'three of twenty letters',
      'haderTiteDescripton',
      'headerTitleDescription',
      ['headerTitle', 'headerTitleDescription'],
    ],
    [
      'a letter of what follows the dot',
      'claims.carers',
      'claims.careers',
      ['claims.careers', 'claims.states'],
    ],
  ])('%s', (_, name, near, known) => {
    expect(nameMeant(name, known)).toEqual({ near, isGuess: false });
  });
});

describe('a name that is a guess', () => {
  test.each([
    ['two are near', 'form-wa', 'form-va', ['form-va', 'form-iowa']],
    ['a letter of a short name', 'nv', 'nj', ['nj', 'texas']],
    ['many letters of the name differ', 'headingTitle', 'headerTitle', ['headerTitle', 'plan']],
    ['another digit', 'sponsor-2', 'sponsor-1', ['sponsor-1', 'desert']],
  ])('%s', (_, name, near, known) => {
    expect(nameMeant(name, known)).toEqual({ near, isGuess: true });
  });
});

test.each(['claims.age', 'claims.clusters'])('no fact is near to %s', (name) => {
  const facts = ['claims.careers', 'claims.careerClusters', 'claims.minimumAge', 'claims.states'];
  expect(nameMeant(name, facts).near).toBeUndefined();
});
