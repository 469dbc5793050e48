import { expect, test } from 'vitest';
import { answerCard, answerExamples } from '../../cli/dev/workbench-endpoints.ts';

/** Keeps the status of an answer. */
function createResponse() {
  const statuses: number[] = [];
  const response = { writeHead: (status: number) => statuses.push(status), end: () => undefined };
  return { statuses, response };
}

const server = {
  site: { current: () => ({ assets: { cards: {}, make: () => undefined } }) },
  galleries: { read: () => Promise.resolve({}) },
};

test.each([
  [answerCard, 'region=__proto__'],
  [answerExamples, 'component=constructor'],
])('what every object has is neither a region nor a component: %o %s', async (answer, query) => {
  const { statuses, response } = createResponse();
  await answer({ response, target: { query } } as never, server as never);
  expect(statuses).toEqual([404]);
});
