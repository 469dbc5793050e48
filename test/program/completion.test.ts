import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-completion-'));
  for (const shell of ['zsh', 'fish']) {
    const { stdout } = await runCommand(['completion', shell]);
    writeFileSync(join(folder, `completion.${shell}`), stdout);
  }
  writeFileSync(join(folder, 'start.zsh'), startOfZsh);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Ctrl-T shows the line that is being typed. */
const startOfZsh = `
PS1=''
unset zle_bracketed_paste
career-site() { : }
source ./completion.zsh
show() { print -rn -- "<$BUFFER>" }
zle -N show
bindkey '^T' show
print -r -- 'ready>'
`;

/** Types a line, Tab and Ctrl-T in a Z shell at a terminal (zshmodules(1), zsh/zpty). */
const typeInZsh = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'source ./start.zsh'
zpty -r -m shell out '*ready>*'
zpty -n -w shell "$1"$'\\t\\x14'
zpty -r -m shell out '*<*>*'
print -r -- "$out"
`;

const cases = [
  ['rel', 'release'],
  ['new web', 'new webinar'],
  ['build --sta', 'build --state'],
  ['build --env preview --sta', 'build --env preview --state'],
  ['build --engine r', 'build --engine react'],
  ['dev --state new_h', 'dev --state new_hampshire'],
  ['build --state nevada,ore', 'build --state nevada,oregon'],
  ['completion f', 'completion fish'],
];

test.each(cases)('a Z shell completes %j', async (typed, line) => {
  const args = ['-f', '-c', typeInZsh, 'zsh', `career-site ${typed}`];
  const { stdout } = await execa('zsh', args, { cwd: folder });
  expect(/<(.*)>/.exec(stdout)?.[1]?.trimEnd()).toBe(`career-site ${line}`);
});

test.each(cases)('fish completes %j', async (typed, line) => {
  const script = 'source ./completion.fish; complete -C $argv[1]';
  const args = ['--no-config', '-c', script, `career-site ${typed}`];
  const { stdout } = await execa('fish', args, { cwd: folder });
  const offered = stdout.split('\n').map((each) => each.split('\t')[0]);
  expect(offered).toEqual([line.split(' ').at(-1)]);
});
