import { expect, test } from 'vitest';
import { createAnswerChoice } from '../../cli/dev/api-answers.ts';

const send = { method: 'POST', path: '/api/v1/crm/submit/demo' };
const load = { method: 'GET', path: '/api/v1/crm/form/demo' };

test('the API answers properly until something else is chosen, and again once that is undone', () => {
  const { choose, misbehave } = createAnswerChoice();
  const before = misbehave(send);
  choose('cut');
  const between = misbehave(send);
  choose('');
  expect([before, between, misbehave(send)]).toEqual([undefined, { kind: 'cut' }, undefined]);
});

test('an answer is for sending or for loading forms, and for no other call', () => {
  const { choose, misbehave } = createAnswerChoice();
  choose('loading-cut');
  const other = { method: 'GET', path: '/api/v2/marketing/webinars' };
  expect([send, load, other].map(misbehave)).toEqual([undefined, { kind: 'cut' }, undefined]);
});
