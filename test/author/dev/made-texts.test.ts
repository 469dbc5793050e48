import { describe, expect, test } from 'vitest';
import type { KnownText } from '../../../cli/author/page/inspector/made-texts.ts';
import { createFindMade } from '../../../cli/author/page/inspector/made-texts.ts';

/** A text that shows one field. */
function known(field: string, text: string): KnownText {
  const place = { label: 'regions.yaml:1', editorUrl: '' };
  return {
    text: { kind: 'text', text, path: [], parts: [] },
    fields: [{ owner: 'site', field, place, chain: 'site' }],
  };
}

const served = [known('title', 'Send us a message'), known('button', 'Required')];

const islandTexts = [
  known('required', 'Required'),
  known('matches', '{count} matches'),
  known('answer', '{price} a year for a population of {population}.'),
  known('contact', 'You can write to us at {email} or call {phone}.'),
  known('problem', '{field}: {problem}'),
  known('tooLong', 'This is too long'),
];

const findMade = createFindMade(served, islandTexts);

function fieldsOf(words: string): readonly string[] | undefined {
  return findMade(words)?.fields.map(({ field }) => field);
}

describe('words that a script shows', () => {
  test('are those of an island', () => {
    expect(fieldsOf('This is too long')).toEqual(['tooLong']);
  });

  test('are those of the page where it says the same', () => {
    expect(fieldsOf('Required')).toEqual(['button']);
  });

  test('are a text whose placeholders are filled in', () => {
    expect(fieldsOf('$1,200 a year for a population of 48,000.')).toEqual(['answer']);
  });

  test('are a piece of a text between two links', () => {
    expect(fieldsOf('You can write to us at')).toEqual(['contact']);
  });

  test('are signs around a text that is known', () => {
    expect(fieldsOf('E-mail: This is too long')).toEqual(['problem', 'tooLong']);
  });

  test.each(['Monday: closed', 'An answer of the API', 'matches made'])(
    'are no text that happens to fit signs alone: %s',
    (words) => {
      expect(fieldsOf(words)).toBeUndefined();
    },
  );
});

test('what is shown keeps its own words', () => {
  expect(findMade('12 matches')?.text.text).toBe('12 matches');
});
