import { expect, test } from 'vitest';
import { UsageError } from '../../../cli/diagnostics/command-errors.ts';
import { openOutput } from '../../../cli/deliver/serve/output.ts';
import { servePreview } from '../../../cli/deliver/serve/preview.ts';
import type { Service } from '../../../cli/deliver/serve/service.ts';
import { temporaryFolder, writeFile, writeSampleOutput } from './sample-output.ts';
import { serveSample } from './serve-sample.ts';

const broken: Service = {
  accepts: (path) => path === '/api/broken',
  handle: () => Promise.reject(new Error('it broke')),
};

const options = { api: { ...broken, submissions: 'kept' } as const, report: () => undefined };

test('a folder without an output is refused', async () => {
  const output = openOutput(temporaryFolder());
  const served = servePreview({ ...options, site: output, ports: { main: 0, library: 0 } });
  await expect(served).rejects.toBeInstanceOf(UsageError);
});

test('an output of another program is refused', async () => {
  const folder = temporaryFolder();
  writeFile(folder, 'manifest.json', '{"version":1,"files":[]}');
  const output = openOutput(folder);
  const served = servePreview({ ...options, site: output, ports: { main: 0, library: 0 } });
  await expect(served).rejects.toBeInstanceOf(UsageError);
});

test('a port that another program has is named', async () => {
  const { addresses } = await serveSample();
  const port = Number(new URL(addresses.main).port);
  const output = openOutput(writeSampleOutput());
  const served = servePreview({ ...options, site: output, ports: { main: 0, library: port } });
  await expect(served).rejects.toThrow(`Port ${port} is used by another program.`);
});

test('the services come before the files', async () => {
  const { ask } = await serveSample({
    accepts: (path) => path === '/robots.txt',
    handle: ({ response }) => {
      response.end('from the service');
      return Promise.resolve();
    },
  });
  expect(await (await ask('/robots.txt')).text()).toBe('from the service');
});

test.each(['kept', 'forwarded'] as const)(
  'both hosts say that submissions are %s, and that is never cached',
  async (submissions) => {
    const { ask, askLibrary } = await serveSample({ ...broken, submissions });
    for (const response of [await ask('/preview.json'), await askLibrary('/preview.json')]) {
      expect(await response.json()).toEqual({ submissions });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  },
);

test('an answer that fails is a 500 in JSON', async () => {
  const { ask } = await serveSample(broken);
  const response = await ask('/api/broken');
  expect([response.status, await response.json()]).toEqual([
    500,
    { status: 'error', message: 'The server failed to answer.' },
  ]);
});

test('an answer that fails is reported in one line', async () => {
  const { ask, reports } = await serveSample(broken);
  await ask('/api/broken');
  expect(reports).toEqual(['GET /api/broken: it broke']);
});

test('a path is reported as it was sent, so that it cannot control the terminal', async () => {
  const { ask, reports } = await serveSample({ ...broken, accepts: () => true });
  await ask('/api/%1b%5b2J');
  expect(reports).toEqual(['GET /api/%1b%5b2J: it broke']);
});
