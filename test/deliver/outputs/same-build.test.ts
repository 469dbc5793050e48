import { expect, test } from 'vitest';
import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import { assertSameBuild } from '../../../cli/deliver/outputs/same-build.ts';

const tool = {
  name: 'career-site',
  version: '1.2.0',
  engine: 'preact',
  packages: { preact: '10' },
};
const options = { hosts: [], liveForms: false, mount: 'prefix' };
const record = {
  tool,
  options,
  environment: 'preview',
  at: '2027-01-21T00:00:00Z',
  origins: { main: 'https://www.example.org', library: 'https://library.example.org' },
  sources: [{ path: 'regions.yaml', hash: 'a'.repeat(64), bytes: 1 }],
};

/** A record of what is compared, with changes. */
function recordWith(changes: object = {}): BuildRecord {
  return JSON.parse(JSON.stringify({ ...record, ...changes }));
}

test.each([
  ['another file', { sources: [] }, 'no regions.yaml'],
  ['another version', { tool: { ...tool, version: '1.3.0' } }, 'career-site 1.3.0'],
  ['another package', { tool: { ...tool, packages: { preact: '11' } } }, 'preact 11'],
  ['another instant', { at: '2027-01-22T00:00:00Z' }, '--at 2027-01-22T00:00:00Z'],
  ['another engine', { tool: { ...tool, engine: 'react' } }, '--engine react'],
  ['hosts', { options: { ...options, hosts: ['nginx', 's3'] } }, '--host nginx,s3'],
  ['forms that send', { options: { ...options, liveForms: true } }, '--live-forms on'],
])('an output of %s is no part of the same site', (_kind, changes, words) => {
  const compare = () =>
    assertSameBuild(
      { name: 'one', record: recordWith() },
      { name: 'other', record: recordWith(changes) },
    );
  expect(compare).toThrow(`and other with ${words}. Build all parts of the same files,`);
});

test('outputs of other editions are parts of the same site', () => {
  const [one, other] = ['one', 'other'].map((name) => ({
    name,
    record: recordWith({ files: [] }),
  }));
  if (one && other) expect(() => assertSameBuild(one, other)).not.toThrow();
});
