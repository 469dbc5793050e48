import { execa } from 'execa';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../built-site.ts';
import { projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/**
 * A built state, not to be changed, and the report of an error at the start of a word in its
 * client.
 */
async function builtWithReport(word: string): Promise<{ out: string; report: string }> {
  const { output: out } = await buildSite({ options: ['--state', 'nv'] });
  const assets = join(out, 'main/assets');
  const [script = ''] = readdirSync(assets).filter((name) => /^client-.*\.js$/.test(name));
  const lines = readFileSync(join(assets, script), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(word));
  const column = lines[line]?.indexOf(word) ?? 0;
  const position = `${line + 1}:${column + 1}`;
  const stack = `TypeError: x\n    at r (https://www.example.org/assets/${script}:${position})`;
  return { out, report: JSON.stringify({ message: 'TypeError: x', stack, path: '/nv/' }) };
}

test('a reported stack is turned into sources by the maps of the build', async () => {
  const { out, report } = await builtWithReport('IntersectionObserver');
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, report);
  const traced = await runCommand(['trace', file, '--out', out]);
  expect(traced.stdout).toMatch(
    /^TypeError: x\n {4}at r \(runtime\/[\w/-]+\.ts:\d+:\d+\)\npath: \/nv\/$/,
  );
  const [, source = '', line] = /\((runtime\/.*?):(\d+):/.exec(traced.stdout) ?? [];
  const text = readFileSync(join(projectRoot, source), 'utf8').split('\n')[Number(line) - 1];
  expect(text).toContain('IntersectionObserver');
  const piped = await execa(
    process.execPath,
    [join(projectRoot, 'cli/bin.js'), 'trace', '--out', out],
    { input: report },
  );
  expect(piped.stdout).toBe(traced.stdout);
});

test('an output without source maps is refused in words, and ends with 2', async () => {
  const run = await runCommand(['trace', '--out', temporaryFolder()]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('holds no source maps. Run `career-site build` first');
});

test.each(['', '{"path": "/nv/"}'])(
  'the report %j is refused, as it holds no stack',
  async (text) => {
    const out = temporaryFolder();
    mkdirSync(join(out, 'maps'));
    const report = join(out, 'report');
    writeFileSync(report, text);
    const run = await runCommand(['trace', report, '--out', out]);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain('The report holds neither a message nor a stack.');
  },
);

test('of a report nothing is obeyed by a terminal', async () => {
  const out = temporaryFolder();
  mkdirSync(join(out, 'maps'));
  const report = join(out, 'report');
  const hostile = 'a\u001b[2J\u001b]52;c;eA==\u0007\rb';
  writeFileSync(report, JSON.stringify({ message: hostile, stack: hostile, path: hostile }));
  const { exitCode, stdout } = await runCommand(['trace', report, '--out', out]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(String.raw`a\u001b[2J\u001b]52;c;eA==\u0007\u000db`);
  expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
});

test('a report that no page sends is too long, and ends with 1', async () => {
  const out = temporaryFolder();
  mkdirSync(join(out, 'maps'));
  const report = join(out, 'report');
  writeFileSync(report, Buffer.alloc(1_000_001, 'x'));
  const run = await runCommand(['trace', report, '--out', out]);
  expect(run).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('longer than') });
});

test('no file of the web roots leads to a source map', async () => {
  const { out } = await builtWithReport('IntersectionObserver');
  const files = filesBelow(join(out, 'main'));
  const leading = files.filter((path) => {
    return path.endsWith('.map') || readFileSync(path).includes('sourceMappingURL');
  });
  expect(leading).toEqual([]);
});

test('verify and check accept the output with its maps', async () => {
  const { out } = await builtWithReport('IntersectionObserver');
  expect(await runCommand(['verify', out])).toMatchObject({ exitCode: 0 });
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  const listed = manifest.files.map(({ path }: { path: string }) => path);
  expect(listed).toEqual(
    expect.arrayContaining(readdirSync(join(out, 'maps')).map((name) => `maps/${name}`)),
  );
  const checked = await runCommand(['check', '--out', out]);
  expect(checked.stdout).not.toContain('maps/');
});

test('what fails in the program itself names places in its sources', async () => {
  const failing = `data:text/javascript,${encodeURIComponent(
    "import fs from 'node:fs'; const { readFileSync } = fs;" +
      "fs.readFileSync = (path, ...rest) => { if (String(path).endsWith('library.yaml'))" +
      " throw new Error('boom'); return readFileSync(path, ...rest); };",
  )}`;
  const program = join(projectRoot, 'cli/bin.js');
  const run = await execa(process.execPath, ['--import', failing, program, 'validate'], {
    cwd: projectRoot,
    reject: false,
  });
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toMatch(
    /boom[^]*cli\/compile\/source\/read\.ts:\d+:\d+[^]*cli\/commands\/validate\.ts:\d+:\d+/,
  );
  expect(run.stderr).not.toContain('.cjs');
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
