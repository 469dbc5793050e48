import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ResultPromise } from 'execa';
import { execa } from 'execa';
import { expect, onTestFinished } from 'vitest';
import type { Block } from '../../tools/recipes.js';
import { applyChange } from '../../tools/recipes.js';
import type { Run } from './career-site.ts';
import { withoutColors } from './career-site.ts';

/** What a recipe is followed with. */
interface Means {
  /** Path of `cli/bin.js`. */
  readonly program: string;
  /** Runs commands of the program in this process instead; each has a line of its own. */
  readonly runCommand?: (args: readonly string[], cwd: string) => Promise<Run>;
  /** Takes steps in a page of `dev`. */
  readonly takeSteps?: (steps: string) => Promise<void>;
}

/** Does in a folder what a recipe says, and expects what it says is printed. */
export async function followRecipe(
  root: string,
  blocks: readonly Block[],
  { program, runCommand, takeSteps }: Means,
): Promise<void> {
  const run = runCommand ? runLines(runCommand) : runScript(program);
  let printed = '';
  for (const { language, path, text, exitCode } of blocks) {
    if (language === 'sh') printed = await run(root, text, exitCode);
    else if (language === 'steps') await takeSteps?.(text);
    else if (language === 'text') expectLines(printed, text);
    else if (language === 'diff') changeFile(join(root, path), text);
    else writeNewFile(join(root, path), text);
  }
}

/** Runs commands in a folder, expects how the last of them ends, and gives what they print. */
type RunCommands = (cwd: string, commands: string, exitCode: number) => Promise<string>;

/** Runs the program without npx, whose cache other processes may be writing to. */
function runScript(program: string): RunCommands {
  return (cwd, commands, exitCode) =>
    runInShell(cwd, commands.replaceAll('npx career-site', `node ${program}`), exitCode);
}

/** Runs line by line: a command of the program here, anything else in a shell. */
function runLines(runCommand: NonNullable<Means['runCommand']>): RunCommands {
  return async (cwd, commands, exitCode) => {
    const lines = commands.trimEnd().split('\n');
    let printed = '';
    for (const [index, line] of lines.entries()) {
      const expected = index < lines.length - 1 ? 0 : exitCode;
      const [, words] = /^npx career-site (.*)$/.exec(line) ?? [];
      if (words === undefined) {
        printed += await runInShell(cwd, line, expected);
      } else {
        const { exitCode: code, stdout, stderr } = await runCommand(await wordsOf(words), cwd);
        printed += `${stdout}\n${stderr}\n`;
        expect(code, printed).toBe(expected);
      }
    }
    return printed;
  };
}

/** The arguments that a shell makes of words. */
async function wordsOf(words: string): Promise<readonly string[]> {
  const { stdout } = await execa('bash', ['-c', `printf '%s\\0' ${words}`]);
  return stdout.split('\0').slice(0, -1);
}

async function runInShell(cwd: string, script: string, exitCode: number): Promise<string> {
  const running = execa('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    all: true,
    env: withoutColors,
    reject: false,
    // In a group of its own, which can be ended as a whole.
    detached: true,
  });
  onTestFinished(() => endGroup(running));
  const ended = await running;
  expect(ended.exitCode, ended.all).toBe(exitCode);
  return ended.all;
}

/** Commands whose promise is kept however they end. */
type Running = Pick<ResultPromise, 'pid' | 'exitCode' | 'signalCode'> & PromiseLike<unknown>;

/** Where a test runs out of time, its commands would write into a folder that is being removed. */
async function endGroup(running: Running): Promise<void> {
  const { pid, exitCode, signalCode } = running;
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  await running;
}

function expectLines(printed: string, lines: string): void {
  for (const line of lines.split('\n')) expect(printed).toContain(line.trim());
}

function changeFile(path: string, change: string): void {
  writeFileSync(path, applyChange(readFileSync(path, 'utf8'), change));
}

function writeNewFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
