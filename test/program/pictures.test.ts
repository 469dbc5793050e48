import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRasterSite } from '../rasters/raster-site.ts';
import {
  careerSite,
  differingPaths,
  projectRoot,
  readTree,
  temporaryFolder,
} from './career-site.ts';
import { runCommand } from './run-command.ts';

/** Makes the package that makes pictures fail as it does where it has no binary. */
const withoutBinary = `
const { Module } = require('node:module');
const load = Module._load;
Module._load = function (name, ...rest) {
  if (/sharp.*\\.node$/.test(name)) throw new Error('No binary was found for this system.');
  return load.call(this, name, ...rest);
};
`;

/** A project with a photograph of 4,000 pixels, built once. */
const project = mkdtempSync(join(tmpdir(), 'career-site-'));
const cold = join(project, 'cold');

beforeAll(async () => {
  await writeRasterSite(project);
  const run = await careerSite(['build', '--root', project, '--out', cold]);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

async function buildWithoutBinary(...options: readonly string[]) {
  const preload = join(temporaryFolder(), 'preload.cjs');
  writeFileSync(preload, withoutBinary);
  const program = join(projectRoot, 'cli/bin.js');
  const args = ['--require', preload, program, 'build', '--root', project, ...options];
  return execa(process.execPath, args, { cwd: projectRoot, reject: false });
}

test('pictures are made once: the next build takes all of them from the cache, and is the same', async () => {
  const out = join(temporaryFolder(), 'warm');
  const run = await buildWithoutBinary('--out', out);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect(differingPaths(readTree(out), readTree(cold))).toEqual([]);
});

test('nothing that is published is as large as the photograph, which itself is not', () => {
  const files = [...readTree(cold)].filter(([path]) => /class-.*\.(?:avif|webp|jpg)$/.test(path));
  const original = readTree(join(project, 'assets')).get('class.jpg')?.length ?? 0;
  expect(files.length).toBeGreaterThan(14);
  expect(files.filter(([, { length }]) => length > original / 4)).toEqual([]);
});

test('the check follows every address of every size', async () => {
  const run = await runCommand(['check', '--out', cold, '--format', 'json']);
  const found: readonly { readonly code: string }[] = JSON.parse(run.stdout).diagnostics;
  const aboutFiles = ['broken-resource', 'output-unlisted', 'over-budget', 'missing-alternative'];
  expect(found.filter(({ code }) => aboutFiles.includes(code))).toEqual([]);
});

test('a machine without the package is reported in plain words, and the last output stays', async () => {
  const out = join(temporaryFolder(), 'out');
  const run = await buildWithoutBinary('--out', out, '--no-cache');
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain('sharp, which makes their sizes, has no binary for this machine');
  expect(run.stderr).not.toContain('    at ');
});
