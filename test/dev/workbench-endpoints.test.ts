import { expect, test } from 'vitest';
import { answerCard, answerInstant } from '../../cli/dev/workbench.ts';

/** Keeps the status of an answer. */
function createResponse() {
  const statuses: number[] = [];
  const response = { writeHead: (status: number) => statuses.push(status), end: () => undefined };
  return { statuses, response };
}

const server = {
  site: { state: () => ({ version: { assets: { cards: {}, make: () => undefined } } }) },
};

test('what every object has is no region', async () => {
  const { statuses, response } = createResponse();
  await answerCard(
    { response, query: new URLSearchParams('region=__proto__') } as never,
    server as never,
  );
  expect(statuses).toEqual([404]);
});

test.each(['2031-05-02', 'yesterday', '2031-99-99T00:00Z'])('"%s" is no instant', async (at) => {
  const { statuses, response } = createResponse();
  const showAt = () => Promise.reject(new Error('It is shown.'));
  await answerInstant(
    { response, query: new URLSearchParams({ at }) } as never,
    { showAt } as never,
  );
  expect(statuses).toEqual([400]);
});
