import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stampInputs } from '../../cli/site/cache/stamp.ts';

/** A project of one YAML file and one asset. */
function sampleProject() {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  mkdirSync(join(root, 'assets'));
  write('regions.yaml', 'version: 1');
  write('assets/a.svg', '<svg/>');
  return { write, stamp: (file = 'regions.yaml') => stampInputs({ root, files: [file] })?.all };
}

test('the same project has the same stamp', () => {
  const { stamp } = sampleProject();
  expect(stamp()).toBe(stamp());
});

test.each(['regions.yaml', 'assets/a.svg', 'assets/b.svg'])(
  'it has another one once %s is another',
  (path) => {
    const { stamp, write } = sampleProject();
    const before = stamp();
    write(path, 'version: 2, after an edit');
    expect(stamp()).not.toBe(before);
  },
);

test('what can be read but once has none, and is not read', () => {
  expect(sampleProject().stamp('/dev/null')).toBeUndefined();
});

test('what is not there has none', () => {
  expect(sampleProject().stamp('nowhere.yaml')).toBeUndefined();
});
