import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
let kept: string;

/** A bundle that says where it throws, and another module that is not a bundle. */
const bundle = `module.exports = new Error('here').stack.match(/bundle.cjs:[\\d:]+/)[0];
console.log(module.exports, require('./deep/own.cjs'), require('../others/other.cjs'));
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-code-'));
  kept = join(root, 'bundles-code');
  for (const folder of ['bundles/deep', 'others'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'bundles/bundle.cjs'), bundle);
  writeFileSync(join(root, 'bundles/deep/own.cjs'), "module.exports = 'own';\n");
  writeFileSync(join(root, 'others/other.cjs'), "module.exports = 'other';\n");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function run() {
  const code = `
    import { createRequire } from 'node:module';
    import { useCodeCache } from ${JSON.stringify(new URL('../../tools/code-cache.js', import.meta.url).href)};
    useCodeCache([${JSON.stringify(join(root, 'bundles'))}]);
    createRequire(${JSON.stringify(join(root, 'bundles/program.js'))})('./bundle.cjs');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return stdout + stderr;
}

test('a bundle says the same from its source and from what is kept of it', () => {
  expect(run()).toBe('bundle.cjs:1:18 own other\n');
  expect(run()).toBe('bundle.cjs:1:18 own other\n');
});

test('only what is below the folder of the bundles is kept, and as long as it fits', () => {
  run();
  expect(readdirSync(kept).sort()).toEqual(['bundle.cjs', 'deep']);
  expect(readdirSync(join(kept, 'deep'))).toEqual(['own.cjs']);
  const { ino } = statSync(join(kept, 'bundle.cjs'));
  run();
  expect(statSync(join(kept, 'bundle.cjs')).ino).toBe(ino);
});

test.each([
  ['no code at all', () => Buffer.from('no code')],
  ['half of it', (sound: Buffer) => sound.subarray(0, sound.length / 2)],
  ['zeros in its middle', (sound: Buffer) => Buffer.from(sound).fill(0, 200, 300)],
])('kept code that is damaged is replaced: %s', (_, damage) => {
  run();
  const path = join(kept, 'bundle.cjs');
  const damaged = damage(readFileSync(path));
  writeFileSync(path, damaged);
  expect(run()).toBe('bundle.cjs:1:18 own other\n');
  expect(readFileSync(path).equals(damaged)).toBe(false);
});

test('a folder that cannot be written changes nothing', () => {
  writeFileSync(kept, 'a file in its place');
  expect(run()).toBe('bundle.cjs:1:18 own other\n');
});
