import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecret } from '../../../cli/compile/site/cache/secret.ts';

/** The environment of a user who has no secret yet. */
function newUser() {
  const state = mkdtempSync(join(tmpdir(), 'career-site-state-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  const folder = join(state, 'career-site');
  return { env: { XDG_STATE_HOME: state }, folder, file: join(folder, 'cache-secret') };
}

test('a user has one secret of 32 bytes, which nobody else may read', () => {
  const { env, folder, file } = newUser();
  const secret = readSecret(env);
  expect(secret).toHaveLength(32);
  expect(readSecret(env)).toEqual(secret);
  expect(readdirSync(folder)).toEqual(['cache-secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('two users have two secrets', () => {
  expect(readSecret(newUser().env)).not.toEqual(readSecret(newUser().env));
});

test('a secret that was cut off is replaced', () => {
  const { env, file } = newUser();
  readSecret(env);
  writeFileSync(file, 'short');
  const secret = readSecret(env);
  expect(readFileSync(file)).toEqual(secret);
});

test('a secret that cannot be read is replaced', () => {
  const { env, folder, file } = newUser();
  mkdirSync(folder);
  symlinkSync(folder, file);
  const secret = readSecret(env);
  expect(readFileSync(file)).toEqual(secret);
});

test('the environment has the last word, unless it is empty', () => {
  const { env } = newUser();
  const given = 'a secret that machines of a pipeline share';
  expect(String(readSecret({ ...env, CAREER_SITE_CACHE_SECRET: given }))).toBe(given);
  expect(readSecret({ ...env, CAREER_SITE_CACHE_SECRET: '' })).toEqual(readSecret(env));
});

test('where none can be kept, each command has one of its own', () => {
  const { env, folder } = newUser();
  writeFileSync(folder, 'a file where the folder belongs');
  expect(readSecret(env)).toHaveLength(32);
  expect(readSecret(env)).not.toEqual(readSecret(env));
});
