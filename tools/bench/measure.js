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
 * the one that started them. Looking takes time, so that runs whose memory is measured are not
 * timed.
 */
export async function peakMemory(run) {
  const { child, ended } = launch(run);
  let isOver = false;
  const over = ended.finally(() => (isOver = true));
  let peak = 0;
  while (!isOver) {
    peak = Math.max(peak, memoryOfSession(child.pid));
    await wait(interval);
  }
  await over;
  return peak / 2 ** 20;
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

/**
 * Bytes of memory that the processes of a session have. Those that it started are younger than the
 * first.
 */
function memoryOfSession(leader) {
  const pids = readdirSync('/proc').map(Number);
  return pids.filter((pid) => pid >= leader).reduce((sum, pid) => sum + memoryOf(pid, leader), 0);
}

function memoryOf(pid, session) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
    return Number(fields[3]) === session ? Number(fields[21]) * pageBytes : 0;
  } catch {
    // It has ended.
    return 0;
  }
}

/** What Linux counts memory by on all machines that Node's binaries of x64 are for. */
const pageBytes = 4096;
