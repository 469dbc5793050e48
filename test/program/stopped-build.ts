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

/** Runs in the program before its own code: copies a folder to one named after each stage, as the stage begins. */
const copyAtStages = `
import { cpSync } from 'node:fs';
import { join } from 'node:path';
const { COPY_FROM: from, COPY_TO: to } = process.env;
const { stderr } = process;
stderr.isTTY = true;
const write = stderr.write.bind(stderr);
stderr.write = (text, ...rest) => {
  const stage = /2K(\\w+) …/.exec(String(text))?.[1];
  if (stage !== undefined) cpSync(from, join(to, stage), { recursive: true });
  return write(text, ...rest);
};
`;

/** Runs the program with these arguments, and copies a folder for each stage: it is as if it was killed as the stage began. */
export async function copyInStages(
  args: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  const url = `data:text/javascript,${encodeURIComponent(copyAtStages)}`;
  await execa(process.execPath, ['--import', url, join(projectRoot, 'cli/bin.js'), ...args], {
    cwd: projectRoot,
    env: { COPY_FROM: from, COPY_TO: to },
  });
}
