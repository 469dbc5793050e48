import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';
import { catalogue } from '../../cli/compile/manifest/catalogue.ts';

/** Runs `explain` outside of any project. */
async function explained(...argv: readonly string[]) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const exitCode = await run(['explain', ...argv], {
    cwd: tmpdir(),
    env: {},
    platform: 'test',
    stdout: { write: (text: string) => stdout.push(text) },
    stderr: { write: (text: string) => stderr.push(text) },
    untilStopped: () => Promise.resolve(),
    openInBrowser: () => Promise.resolve(),
  });
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}

test('explain says what a code means, why it matters, what to do, and shows an example, without a project', async () => {
  const { exitCode, stdout } = await explained('unquoted-colon');
  expect(stdout).toBe(
    [
      'unquoted-colon (error)',
      '',
      'What is wrong: A text without quotes contains a colon and a space.',
      'Why it matters: YAML takes what stands before such a colon for the name of a',
      '  field.',
      'What to do: Put the whole text in quotes.',
      '`career-site validate --fix` writes what is suggested.',
      '',
      'For example:',
      '',
      'regions.yaml: error: This text holds a colon, which YAML takes for the end of a',
      '  field\'s name. Put the text in quotes: "Plans: what they cost" [unquoted-colon]',
      '  |',
      '  |   title: Plans: what they cost',
      '  |          ^~~~~~~~~~~~~~~~~~~~~ write: "Plans: what they cost"',
      '',
    ].join('\n'),
  );
  expect(exitCode).toBe(ExitCode.fine);
});

test('explain shows what the manifest of an output says, where that is what is wrong', async () => {
  const { stdout } = await explained('missing-policy');
  expect(stdout).toContain('        "Content-Security-Policy": null\n');
  expect(stdout).toContain(
    '\n\nmanifest.json:1:1: error: The web root "main" is served without a\n',
  );
});

test('explain keeps the mark of an example below what it marks, where the line is cut', async () => {
  const { stdout } = await explained('inline-script');
  expect(stdout).toContain(
    [
      '12 | …ns</h1><script>document.title = "Plans";</script><script type="applicatio…',
      '   |                 ^~~~~~~~~~~~~~~~~~~~~~~~~',
    ].join('\n'),
  );
});

describe('explain shows of each code an example, in 80 columns', () => {
  test.each(Object.keys(catalogue))('%s', async (code) => {
    const { stdout } = await explained(code);
    const [, example = ''] = stdout.split('\nFor example:\n\n');
    expect(example.replaceAll(/\s+/g, ' ')).toContain(`[${code}]`);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

test('explain prints a code as JSON', async () => {
  const { stdout } = await explained('asset-unused', '--format', 'json');
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    code: 'asset-unused',
    severity: 'warning',
    meaning: 'No field names this file of the folder assets.',
    reason: 'It may have been forgotten, or is no longer needed.',
    fix: 'Name it in a field, or delete it.',
    fixable: false,
    example: { report: expect.stringMatching(/^assets\/.* \[asset-unused\]$/) },
  });
});

test('explain suggests the code that a misspelled one was meant to be', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { exitCode, stderr } = await explained('unknown-feild', '--root', root);
  expect(stderr).toContain('Did you mean "unknown-field"?');
  expect(exitCode).toBe(ExitCode.usage);
});
