import { join } from 'node:path';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { projectRoot } from './career-site.ts';

/**
 * When a build ends itself, so that it is the same moment each time, however busy the machine is.
 */
export interface Moment {
  /**
   * As the build names it to a terminal; `thread` is the thread that writes the files of large
   * builds.
   */
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
  const written = write(text, ...rest);
  if (left === Infinity && String(text).includes(stage + ' …')) {
    left = Number(calls);
    if (left === 0) stop();
  }
  return written;
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

/** The program, and before it a script that runs in the same process. */
function programAfter(script: string): readonly string[] {
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  return ['--import', url, join(projectRoot, 'cli/bin.js')];
}

/**
 * Runs the program with these arguments until it sends a signal to itself; returns the one that
 * ended it, undefined where it came to its end. Further arguments of Node may come first.
 */
export async function stopBuild(
  args: readonly string[],
  { stage, calls = 0 }: Moment,
  by: NodeJS.Signals = 'SIGKILL',
  { nodeArgs = [], env = {} }: { nodeArgs?: readonly string[]; env?: Record<string, string> } = {},
): Promise<string | undefined> {
  const { signal } = await execa(
    process.execPath,
    [...nodeArgs, ...programAfter(preload), ...args],
    {
      cwd: projectRoot,
      reject: false,
      env: { ...env, STOP_IN: stage, STOP_AFTER: String(calls), STOP_BY: by },
    },
  );
  return signal;
}

/** A build that holds the lock of its output and does nothing. */
export interface PausedBuild {
  readonly pid: number;
  /** Resolves to the signal that ended it. */
  readonly ended: Promise<string | undefined>;
}

/** Starts a build, and resolves when it pauses as this stage begins. */
export async function pauseBuild(args: readonly string[], stage: string): Promise<PausedBuild> {
  const build = execa(process.execPath, [...programAfter(preload), ...args], {
    cwd: projectRoot,
    reject: false,
    env: { STOP_IN: stage, STOP_AFTER: '0', STOP_BY: 'SIGSTOP' },
  });
  onTestFinished(() => void build.kill('SIGKILL'));
  const ended = build.then(({ signal }) => signal);
  await new Promise<void>((resolve, reject) => {
    build.stderr.on('data', (text: Buffer) => {
      if (String(text).includes(`${stage} …`)) resolve();
    });
    void build.then(({ stderr }) => reject(new Error(`The build ended: ${stderr}`)));
  });
  if (build.pid === undefined) throw new Error('The build did not start.');
  return { pid: build.pid, ended };
}

/**
 * Runs in the program before its own code: kills another once it has asked for the lock of an
 * output.
 */
const killWhileWaiting = `
import fs from 'node:fs';
const { openSync } = fs;
fs.openSync = (path, ...rest) => {
  if (String(path).endsWith('/lock'))
    setImmediate(() => process.kill(Number(process.env.OTHER_BUILD), 'SIGKILL'));
  return openSync(path, ...rest);
};
`;

/**
 * Runs a build that kills a paused one of the same output, for which it waits; returns its exit
 * code. Needs the native calls.
 */
export async function killFromWaitingBuild(
  args: readonly string[],
  { pid }: PausedBuild,
): Promise<number | undefined> {
  const { exitCode } = await execa(process.execPath, [...programAfter(killWhileWaiting), ...args], {
    cwd: projectRoot,
    reject: false,
    env: { OTHER_BUILD: String(pid) },
  });
  return exitCode;
}

/**
 * Runs in the program before its own code: copies a folder to one named after each stage, as the
 * stage begins.
 */
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

/**
 * Runs the program with these arguments, and copies a folder for each stage: it is as if it was
 * killed as the stage began.
 */
export async function copyInStages(
  args: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  await execa(process.execPath, [...programAfter(copyAtStages), ...args], {
    cwd: projectRoot,
    env: { COPY_FROM: from, COPY_TO: to },
  });
}
