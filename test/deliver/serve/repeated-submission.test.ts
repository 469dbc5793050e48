import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { submissionsFile } from '../../../cli/deliver/serve/api/api.ts';
import { serveApi } from './serve-api.ts';
import { by } from './set-up-form.ts';

const key = { 'Idempotency-Key': '5a7d1f60-6f0c-4c3e-8a0e-6b1f6a3c2d10' };

test('a submission that is repeated is stored once and answered as the first time', async () => {
  const { submit, submissions } = await serveApi();
  const first = await submit('onboarding-setup', by('Ada'), key);
  const second = await submit('onboarding-setup', by('Ada'), key);
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(await first.json());
  expect(submissions()).toHaveLength(1);
});

test('repeats that arrive while the first is at work are stored once', async () => {
  const { submit, submissions } = await serveApi();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submit('onboarding-setup', by('Ada'), key)),
  );
  const ids = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(ids).size).toBe(1);
  expect(submissions()).toHaveLength(1);
});

test('a repeat is known after a restart', async () => {
  const { root, submit } = await serveApi();
  const first = await submit('onboarding-setup', by('Ada'), key);
  const restarted = await serveApi({ root });
  const second = await restarted.submit('onboarding-setup', by('Ada'), key);
  expect(await second.json()).toEqual(await first.json());
  expect(restarted.submissions()).toHaveLength(1);
});

test('a repeat that reaches two previews of one project is stored once', async () => {
  const one = await serveApi();
  const other = await serveApi({ root: one.root });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : other).submit('onboarding-setup', by('Ada'), key),
    ),
  );
  expect(one.submissions()).toHaveLength(1);
});

test('equal submissions under keys of their own are two', async () => {
  const { submit, submissions } = await serveApi();
  await submit('onboarding-setup', by('Ada'), { 'Idempotency-Key': 'one' });
  await submit('onboarding-setup', by('Ada'), { 'Idempotency-Key': 'two' });
  expect(submissions()).toHaveLength(2);
});

test('equal submissions without a key are two', async () => {
  const { submit, submissions } = await serveApi();
  await submit('onboarding-setup', by('Ada'));
  await submit('onboarding-setup', by('Ada'));
  expect(submissions()).toHaveLength(2);
});

test('another submission under the same key is refused, not taken for a repeat', async () => {
  const { submit, submissions } = await serveApi();
  await submit('onboarding-setup', by('Ada'), key);
  const answer = await submit('onboarding-setup', by('Grace'), key);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('Idempotency-Key'),
  });
  expect(submissions()).toHaveLength(1);
});

test('a repeat without the visitor token is a repeat', async () => {
  const { submit, submissions } = await serveApi();
  const hutk = '0123456789abcdef0123456789abcdef';
  await submit('onboarding-setup', { ...by('Ada'), hutk }, key);
  expect((await submit('onboarding-setup', by('Ada'), key)).status).toBe(200);
  expect(submissions()).toHaveLength(1);
});

test('a submission that was refused can be sent again under its key', async () => {
  const { submit, submissions } = await serveApi();
  expect((await submit('onboarding-setup', by(''), key)).status).toBe(400);
  expect((await submit('onboarding-setup', by('Ada'), key)).status).toBe(200);
  expect(submissions()).toHaveLength(1);
});

test.each(['', 'x'.repeat(256)])('a key of %j is refused', async (text) => {
  const { submit, submissions } = await serveApi();
  const answer = await submit('onboarding-setup', by('Ada'), { 'Idempotency-Key': text });
  expect(answer.status).toBe(400);
  expect(submissions()).toEqual([]);
});

test('a line that a crash cut short is no submission', async () => {
  const { root, submit, submissions } = await serveApi();
  await submit('onboarding-setup', by('Ada'), key);
  const path = join(root, submissionsFile);
  const line = readFileSync(path, 'utf8');
  writeFileSync(path, line.slice(0, line.indexOf('Byron')));
  const restarted = await serveApi({ root });
  expect((await restarted.submit('onboarding-setup', by('Ada'), key)).status).toBe(200);
  writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(1).join('\n'));
  expect(submissions()).toHaveLength(1);
});

test('a line that lost nothing but its end of line in a crash is a submission', async () => {
  const { root, submit, submissions } = await serveApi();
  await submit('onboarding-setup', by('Ada'), key);
  const path = join(root, submissionsFile);
  writeFileSync(path, readFileSync(path, 'utf8').trimEnd());
  const restarted = await serveApi({ root });
  await restarted.submit('onboarding-setup', by('Ada'), key);
  appendFileSync(path, '\n');
  expect(submissions()).toHaveLength(1);
});

test('what was stored before a person removed the journal is stored again', async () => {
  const { root, submit, submissions } = await serveApi();
  await submit('onboarding-setup', by('Ada'), key);
  writeFileSync(join(root, submissionsFile), '');
  await submit('onboarding-setup', by('Ada'), key);
  expect(submissions()).toHaveLength(1);
});
