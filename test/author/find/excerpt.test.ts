import { expect, test } from 'vitest';
import { excerptOf } from '../../../cli/author/find/excerpt.ts';
import { placesOf } from '../../../cli/author/find/fold.ts';

const excerpt = (words: string, text: string) => {
  const [match] = placesOf(words, text);
  if (match === undefined) throw new Error(`"${text}" does not say "${words}"`);
  return excerptOf(text, match);
};

const long = 'x'.repeat(90);

test('a short text is shown whole', () => {
  expect(excerpt('sky', 'Under a wide sky in {{regionName}}')).toEqual({
    before: 'Under a wide ',
    words: 'sky',
    after: ' in {{regionName}}',
  });
});

test('what is left out of a long text on either side has three dots', () => {
  const side = 'x'.repeat(79);
  expect(excerpt('sky', `${long}sky${long}`)).toEqual({
    before: `…${side}`,
    words: 'sky',
    after: `${side}…`,
  });
});

test('a token that does not fit before the words is left out whole', () => {
  const near = 'x'.repeat(70);
  expect(excerpt('sky', `${long}{{claims.minimumAge}}${near}sky`).before).toBe(`…${near}`);
});

test('a token that does not fit after the words is left out whole', () => {
  const near = 'x'.repeat(70);
  expect(excerpt('sky', `sky${near}{{claims.minimumAge}}${long}`).after).toBe(`${near}…`);
});

test('words within a token stand in the token', () => {
  expect(excerpt('minimumage', `Learners aged {{claims.minimumAge}} and older`)).toEqual({
    before: 'Learners aged {{claims.',
    words: 'minimumAge',
    after: '}} and older',
  });
});
