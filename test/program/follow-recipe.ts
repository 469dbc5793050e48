import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ResultPromise } from 'execa';
import { execa } from 'execa';
import { expect, onTestFinished } from 'vitest';
import type { Block } from '../../tools/recipes.js';
import { applyChange } from '../../tools/recipes.js';

/** What a recipe is followed with. */
interface Means {
  /** Path of `cli/bin.js`. */
  readonly program: string;
  /** Takes steps in a page of `dev`. */
  readonly takeSteps?: (steps: string) => Promise<void>;
}

/** Does in a folder what a recipe says, and expects what it says is printed. */
export async function followRecipe(
  root: string,
  blocks: readonly Block[],
  { program, takeSteps }: Means,
): Promise<void> {
  let printed = '';
  for (const { language, path, text, exitCode } of blocks) {
    if (language === 'sh') printed = await runIn(root, text, { program, exitCode });
    else if (language === 'steps') await takeSteps?.(text);
    else if (language === 'text') expectLines(printed, text);
    else if (language === 'diff') changeFile(join(root, path), text);
    else writeNewFile(join(root, path), text);
  }
}

/** Runs the program without npx, whose cache other processes may be writing to. */
async function runIn(
  cwd: string,
  commands: string,
  { program, exitCode }: { readonly program: string; readonly exitCode: number },
): Promise<string> {
  const script = commands.replaceAll('npx career-site', `node ${program}`);
  const running = execa('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    all: true,
    env: { NO_COLOR: '1' },
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
