import { execa } from 'execa';
import { join } from 'node:path';
import { projectRoot } from './career-site.ts';

/** When a build ends itself, so that it is the same moment each time, however busy the machine is. */
export interface Moment {
  /** As the build names it to a terminal; `thread` is the thread that writes the files of large builds. */
  readonly stage: string;
  /** How many calls that change a disk the stage, and what follows it, makes before. */
  readonly calls?: number;
}

/** Runs in the program before its own code, in each of its threads. */
const preload = `
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const { STOP_IN: stage, STOP_AFTER: calls, STOP_BY: signal } = process.env;
const stop = () => process.kill(process.pid, signal);
let left = isMainThread || stage !== 'thread' ? Infinity : Number(calls);
const { stderr } = process;
stderr.isTTY = true;
const write = stderr.write.bind(stderr);
stderr.write = (text, ...rest) => {
  if (left === Infinity && String(text).includes(stage + ' …')) {
    left = Number(calls);
    if (left === 0) stop();
  }
  return write(text, ...rest);
};
for (const name of ['linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) {
  const call = fs[name];
  fs[name] = (...given) => {
    if (left === 0) stop();
    left -= 1;
    return call(...given);
  };
}
`;

/**
 * Runs the program with these arguments until it sends a signal to itself; returns the one that ended it, undefined
 * where it came to its end. Further arguments of Node may come first.
 */
export async function stopBuild(
  args: readonly string[],
  { stage, calls = 0 }: Moment,
  by: NodeJS.Signals = 'SIGKILL',
  { nodeArgs = [], env = {} }: { nodeArgs?: readonly string[]; env?: Record<string, string> } = {},
): Promise<string | undefined> {
  const url = `data:text/javascript,${encodeURIComponent(preload)}`;
  const program = ['--import', url, ...nodeArgs, join(projectRoot, 'cli/bin.js')];
  const { signal } = await execa(process.execPath, [...program, ...args], {
    cwd: projectRoot,
    reject: false,
    env: { ...env, STOP_IN: stage, STOP_AFTER: String(calls), STOP_BY: by },
  });
  return signal;
}
