import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkOutput } from '../../../cli/deliver/check/check-output.ts';
import { openOutputFolder } from '../../../cli/deliver/check/output-folder.ts';
import { verifyOutput } from '../../../cli/deliver/check/verify-output.ts';
import { hashContent } from '../../../cli/compile/values/hash.ts';

const pages = ['main/nv/index.html', 'main/nv/plan/index.html'];

/** A deployed output of two pages. */
function deployedOutput(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'main/nv/plan'), { recursive: true });
  for (const path of pages) writeFileSync(join(folder, path), path);
  const record = {
    ...JSON.parse(readFileSync('test/fixtures/output/manifest.json', 'utf8')),
    files: pages.map((path) => ({ path, hash: hashContent(path) })),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(record));
  return folder;
}

/** What `verify` reports, as code and path; or another command that reads an output. */
function verify(folder: string, read = verifyOutput): readonly string[] {
  const opened = openOutputFolder(folder);
  if (typeof opened === 'string') throw new Error(opened);
  return read(opened, '2026-04-15T00:00:00Z').map(({ code, span }) => `${code} ${span.file.path}`);
}

test('an output as it was built has nothing to report', () => {
  expect(verify(deployedOutput())).toEqual([]);
});

test('a page that is a link is reported, though the content is what was built', () => {
  const folder = deployedOutput();
  const page = join(folder, 'main/nv/plan/index.html');
  const elsewhere = join(folder, '../elsewhere.html');
  writeFileSync(elsewhere, 'main/nv/plan/index.html');
  onTestFinished(() => {
    rmSync(elsewhere);
  });
  rmSync(page);
  symlinkSync(elsewhere, page);
  expect(verify(folder)).toEqual(['output-not-a-file main/nv/plan/index.html']);
});

test('a folder that is a link is reported once, and no page in it', () => {
  const folder = deployedOutput();
  rmSync(join(folder, 'main/nv'), { recursive: true });
  symlinkSync('/', join(folder, 'main/nv'));
  expect(verify(folder)).toEqual(['output-not-a-file main/nv']);
});

test('a named pipe is reported and not read', () => {
  const folder = deployedOutput();
  execFileSync('mkfifo', [join(folder, 'main/pipe')]);
  rmSync(join(folder, 'main/nv/index.html'));
  execFileSync('mkfifo', [join(folder, 'main/nv/index.html')]);
  expect(verify(folder)).toEqual([
    'output-not-a-file main/pipe',
    'output-not-a-file main/nv/index.html',
  ]);
});

test('a named pipe is not read as a build record', () => {
  const folder = deployedOutput();
  rmSync(join(folder, 'manifest.json'));
  execFileSync('mkfifo', [join(folder, 'manifest.json')]);
  expect(openOutputFolder(folder)).toBe('no build record');
});

test('check reports files and links that no build wrote, too', () => {
  const folder = deployedOutput();
  writeFileSync(join(folder, 'main/sign-in.html'), '<form action="https://evil.example/"></form>');
  symlinkSync('/', join(folder, 'main/elsewhere'));
  const kept = 'main/assets/client-OLDER123.js';
  mkdirSync(join(folder, 'main/assets'));
  writeFileSync(join(folder, kept), 'earlier();');
  const retained = { generations: [[kept]], hashes: { [kept]: hashContent('earlier();') } };
  writeFileSync(join(folder, 'retained.json'), JSON.stringify(retained));
  const found = verify(folder, checkOutput);
  expect(found.filter((each) => each.startsWith('output-'))).toEqual([
    'output-unlisted main/sign-in.html',
    'output-not-a-file main/elsewhere',
  ]);
});
