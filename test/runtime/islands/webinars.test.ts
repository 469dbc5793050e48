import { expect, test } from 'vitest';
import { readWebinars } from '../../../runtime/islands/webinar/webinars.ts';
import { history, upcoming } from './sample.ts';

test('what the API says of webinars is read', () => {
  expect(readWebinars({ upcoming, history })).toEqual({ upcoming, history });
});

test.each([[undefined], [null], [{}], [{ webinarSignupForm: '', webinarDetails: 'Soon.' }]])(
  'no webinar is planned where the API says %j of the next one',
  (next) => {
    expect(readWebinars({ upcoming: next, history: [] })).toEqual({ history: [] });
  },
);

test('recordings that can’t be read are left out of those that can', () => {
  const answer = readWebinars({ history: [null, { title: 3 }, ...history] });
  expect(answer?.history).toEqual(history);
});

test.each([
  ['no object', 5],
  ['an answer without a list of recordings', { upcoming }],
  ['a list with no recording in it that can be read', { upcoming, history: [null, { title: 3 }] }],
  ['a next webinar that is not an object', { upcoming: 'soon', history }],
  ['a next webinar of other types', { upcoming: { webinarDetails: 5 }, history }],
  ['a next webinar whose form is no text', { upcoming: { webinarSignupForm: 7 }, history }],
])('%s is not accepted', (_what, answer) => {
  expect(readWebinars(answer)).toBeUndefined();
});

test('recordings that the API names without a film are left out', () => {
  const { videoUrl, ...held } = { ...history[0], title: 'Held yesterday' };
  expect(videoUrl).toBeDefined();
  expect(readWebinars({ history: [held, ...history] })?.history).toEqual(history);
});
