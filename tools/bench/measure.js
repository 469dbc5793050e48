// Measures whole processes, with all that they start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks at a process tree. */
const interval = 5;

/**
 * Milliseconds from the start of a command until it ended, and all that holds its output with it.
 * Throws where it fails.
 */
export async function time(run) {
  const start = performance.now();
  const { ended } = launch(run);
  await ended;
  return performance.now() - start;
}

/**
 * The most memory in MiB that a command and all its processes had at once, also those that outlive
 * the one that started them, and for how many seconds processors worked. Looking takes time, so
 * runs that are watched are not timed.
 */
export async function watch(run) {
  const { child, ended } = launch(run);
  let isOver = false;
  const over = ended.finally(() => (isOver = true));
  // A failure is thrown once the last look is over.
  over.catch(() => undefined);
  let peak = 0;
  const ticks = new Map();
  while (!isOver) {
    const processes = processesOfSession(child.pid);
    peak = Math.max(peak, sum(processes.map(({ pages }) => pages)) * pageBytes);
    for (const each of processes) ticks.set(each.pid, each.ticks);
    await wait(interval);
  }
  await over;
  return { peak: peak / 2 ** 20, cpu: sum([...ticks.values()]) / ticksPerSecond };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The command leads a session of its own, by which its processes are known. */
function launch({ command: [program, ...args], folder }) {
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { cwd: folder, stdio, env, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${printed}`);
  });
  return { child, ended };
}

/** The processes of a session. Those that it started are younger than the first. */
function processesOfSession(leader) {
  const pids = readdirSync('/proc').map(Number);
  return pids.filter((pid) => pid >= leader).flatMap((pid) => readProcess(pid, leader));
}

/** What `proc_pid_stat(5)` has of a process; nothing where it is of another session. */
function readProcess(pid, session) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
    if (Number(fields[3]) !== session) return [];
    return [{ pid, ticks: Number(fields[11]) + Number(fields[12]), pages: Number(fields[21]) }];
  } catch {
    // It has ended.
    return [];
  }
}

/** What Linux counts the time of processors by. */
const ticksPerSecond = 100;

/** What Linux counts memory by on all machines that Node's binaries of x64 are for. */
const pageBytes = 4096;
