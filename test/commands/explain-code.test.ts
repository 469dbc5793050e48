import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';

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
    onInterrupt: () => undefined,
    openInBrowser: () => Promise.resolve(),
  });
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}

test('explain says what a code means, why it matters and what to do, without a project', async () => {
  const { exitCode, stdout } = await explained('unquoted-colon');
  expect(stdout).toBe(
    [
      'unquoted-colon (error)',
      '',
      'What is wrong: A text without quotes contains a colon and a space.',
      'Why it matters: YAML takes what stands before such a colon for the name of a field.',
      'What to do: Put the whole text in quotes.',
      '`career-site validate --fix` writes what is suggested.',
      '',
    ].join('\n'),
  );
  expect(exitCode).toBe(ExitCode.fine);
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
  });
});

test('explain suggests the code that a misspelled one was meant to be', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { exitCode, stderr } = await explained('unknown-feild', '--root', root);
  expect(stderr).toContain('Did you mean "unknown-field"?');
  expect(exitCode).toBe(ExitCode.usage);
});
