// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sentAddress } from '../../../runtime/services/sent-address.ts';
import { addWorkingDays } from '../../../runtime/services/sent-words.ts';
import { showSent } from '../../../runtime/services/show-sent.ts';
import { interfaceWords } from '../../example-words.ts';

const { confirmed, months } = interfaceWords;
const { weekdays, halves } = interfaceWords.dates;

/** What a confirmation says at an address with a query. */
function said(query: string, workingDays?: number): string | undefined {
  const place = document.createElement('p');
  place.hidden = true;
  place.dataset['sent'] = JSON.stringify({ ...confirmed, weekdays, halves, months, workingDays });
  document.body.replaceChildren(place);
  window.history.replaceState(null, '', `/done/${query}`);
  showSent(document);
  return place.hidden ? undefined : place.textContent;
}

test('the address of a confirmation says when the form was sent, and keeps the query of the form', () => {
  const url = sentAddress('/done/', '?population=120000', new Date(2026, 10, 28, 6, 5));
  expect(url).toBe('/done/?population=120000&sent=2026-11-28T06%3A05');
});

test('a form that is sent again is sent at that minute alone', () => {
  const url = sentAddress('/done/', '?sent=2026-01-01T00%3A00', new Date(2026, 10, 28, 18, 30));
  expect(url).toBe('/done/?sent=2026-11-28T18%3A30');
});

test('a confirmation says when its form was sent, and by which day the answer comes', () => {
  expect(said('?sent=2026-11-28T18:05', 2)).toBe(
    'Sent on Saturday, November 28, 2026, at 6:05 p.m. You hear from us by Tuesday, December 1.',
  );
});

test('no day of an answer is said where none is promised', () => {
  expect(said('?sent=2026-11-28T00:05')).toBe('Sent on Saturday, November 28, 2026, at 12:05 a.m.');
});

test.each(['', '?sent=', '?sent=yesterday'])(
  'a confirmation opened by “%s” says no day',
  (query) => {
    expect(said(query, 2)).toBeUndefined();
  },
);

test.each([
  ['a Monday', 23, 25],
  ['a Thursday', 26, 30],
  ['a Sunday', 29, 1],
])('two working days after %s', (_name, day, expected) => {
  expect(addWorkingDays(new Date(2026, 10, day), 2).getDate()).toBe(expected);
});
