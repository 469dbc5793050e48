import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';

const cwd = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command line that is refused before anything is done, and returns its exit code and
 * output.
 */
async function refused(...argv: readonly string[]) {
  const printed: string[] = [];
  const stream = { write: (text: string) => printed.push(text) };
  const outputs = { stdout: stream, stderr: stream };
  const person = {
    untilStopped: () => Promise.resolve(),
    openInBrowser: () => Promise.resolve(),
  };
  const exitCode = await run(argv, { cwd, env: {}, platform: 'test', ...outputs, ...person });
  return { exitCode, output: printed.join('') };
}

test.each([
  [['build', '--host', 'cloudfare'], 'cloudflare', 'cloudflare, netlify, nginx, s3'],
  [['build', '--host', 'nginx,netlfy'], 'netlify', 'cloudflare, netlify, nginx, s3'],
  [['build', '--engine', 'preactt'], 'preact', 'preact, react'],
  [['build', '--env', 'prod'], 'production', 'preview, production'],
  [['build', '--mount', 'rot'], 'root', 'prefix, root'],
  [
    ['validate', '--format', 'jsn'],
    'json',
    'pretty, json, github, sarif, rdjson, codeclimate, markdown',
  ],
  [['regions', '--format', 'jsn'], 'json', 'pretty, json'],
])('%j is answered with the nearest name and all of them', async (argv, nearest, all) => {
  const { exitCode, output } = await refused(...argv);
  expect(output).toContain(`Did you mean "${nearest}"? Known: ${all}.`);
  expect(exitCode).toBe(ExitCode.usage);
});

test('a name that resembles no other is answered with all of them alone', async () => {
  const { output } = await refused('build', '--env', 'p');
  expect(output).toMatch(/is invalid\. Known: preview, production\./);
});

test.each([
  ['--regions', 'validate'],
  ['--library', 'validate'],
  ['--regions', 'build'],
  ['--library', 'build'],
  ['--regions', 'preview'],
])('%s of %s that names no file is wrong usage', async (option, command) => {
  const { exitCode, output } = await refused(command, option, 'nowhere.yaml');
  expect(output).toContain(`There is no file nowhere.yaml. Name another with ${option}`);
  expect(exitCode).toBe(ExitCode.usage);
});

test('a folder in place of a YAML file is wrong usage', async () => {
  const { exitCode, output } = await refused('validate', '--regions', 'assets');
  expect(output).toContain('assets is a folder');
  expect(exitCode).toBe(ExitCode.usage);
});

test.each(['assets', 'assets/x', 'generated/x', 'cli/x/y', 'runtime/x', 'templates/x', 'test/x'])(
  'an output at %s, where it would be taken for a part of the project, is wrong usage',
  async (out) => {
    const { exitCode, output } = await refused('build', '--out', out);
    expect(output).toContain('holds files that career-site did not write');
    expect(output).toContain('Name another folder with --out');
    expect(exitCode).toBe(ExitCode.usage);
    expect(existsSync(join(cwd, out, 'manifest.json'))).toBe(false);
  },
);

test.each([
  [['diff', '', '--exit-code']],
  [['explain', '']],
  [['build', '--out', '']],
  [['build', '--library', '']],
  [['build', '--state', '']],
  [['validate', '--regions', '']],
  [['dev', '--allow-host', '']],
  [['new', 'region', '--name', '']],
  [['rename', 'asset', 'a.png', '']],
])('an empty name, as of a variable that is not set, is wrong usage: %j', async (argv) => {
  expect(await refused(...argv)).toMatchObject({ exitCode: ExitCode.usage });
});

test.each([
  [
    ['build', 'nv', 'or'],
    'build takes no argument "nv". For a state, write: career-site build --state nv,or',
  ],
  [['dev', 'nv'], 'dev takes no argument "nv". For a state, write: career-site dev --state nv'],
  [['check', 'dist'], 'check takes no argument "dist". Leave it out, or look with --help'],
  [['new', 'blog'], 'There is no command "new blog".\nKnown: new webinar, new sister-site.'],
  [['new', 'webinr'], 'There is no command "new webinr". Did you mean "new webinar"?'],
  [['biuld'], 'There is no command "biuld". Did you mean "build"?'],
  [['build', '--stat', 'nv'], "unknown option '--stat'"],
  [['explain'], "missing required argument 'target'"],
  [['check', '--out', 'nowhere'], 'nowhere is no folder.'],
])('%j is answered with what to write, as this program says it', async (argv, answer) => {
  const { exitCode, output } = await refused(...argv);
  expect(output).toContain(`career-site: ${answer}`);
  expect(exitCode).toBe(ExitCode.usage);
});
