import { execa } from 'execa';
import { expect, test } from 'vitest';
import { runCommand } from '../program/run-command.ts';

/** What bash offers for the last of the words. */
async function completed(...words: readonly string[]): Promise<readonly string[]> {
  const { stdout: script } = await runCommand(['completion', 'bash']);
  const ask = `${script}
COMP_WORDS=(career-site "$@")
COMP_CWORD=$#
_career_site
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await execa('bash', ['--norc', '-c', ask, 'bash', ...words]);
  return stdout.split('\n');
}

test.each([
  ['a command', ['rel'], ['release']],
  ['a command below another', ['new', 'web'], ['webinar']],
  ['an option of that command', ['build', '--sta'], ['--state']],
  ['an option after the value of another', ['build', '--env', 'preview', '--sta'], ['--state']],
  ['a value of an option', ['build', '--engine', 'r'], ['react']],
  ['a state by its key', ['dev', '--state', 'new_h'], ['new_hampshire']],
  ['the edition without a state', ['build', '--state', 'gen'], ['generic']],
  ['a state after a comma', ['build', '--state', 'nevada,ore'], ['nevada,oregon']],
  ['a region of a new webinar', ['new', 'webinar', '--region', 'nev'], ['nevada']],
  ['whose texts are replaced', ['replace', 'a', 'b', '--in', 'lib'], ['library']],
  ['a region that is detached', ['detach', 'south_d'], ['south_dakota']],
  ['a field of all regions', ['table', 'pages.plan.ti'], ['pages.plan.title']],
  ['a field whose texts are replaced', ['replace', 'a', 'b', '--field', 'menuH'], ['menuHeader']],
  ['a shell', ['completion', 'f'], ['fish']],
  [
    'nothing, so that files are offered, after an option that takes one',
    ['check', '--out', ''],
    [''],
  ],
])('bash completes %s', async (_, words, offered) => {
  expect(await completed(...words)).toEqual(offered);
});

test.each(['bash', 'zsh', 'fish'])('the script for %s knows states and options', async (shell) => {
  const { stdout, exitCode } = await runCommand(['completion', shell]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/\bstate\b.*\bnevada\b/);
  expect(stdout).toContain('keep-assets');
});
