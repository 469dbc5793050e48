// Runs the steps of `npm test` and `npm run check`: programs of node_modules, with their output
// kept until wanted.
import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const env = {
  ...process.env,
  PATH: [`${root}node_modules/.bin`, process.env.PATH].join(delimiter),
};

/** Makes the program that the other steps run. */
export const prepare = { name: 'prepare', command: ['node', 'tools/prepare.js'] };

/** The native compiler; the linter needs the one that is written in JavaScript. */
export const types = {
  name: 'types',
  command: ['node', 'node_modules/typescript-native/bin/tsc', '-b'],
};

/**
 * What all code must pass besides the tests; caches are keyed by content, so that they outlive a
 * checkout.
 */
export const checks = [
  lint(['.']),
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', ...cacheByContent('prettier'), '.'],
  },
  types,
  { name: 'unused code', command: ['knip', '--cache', '--cache-location=.build/knip'] },
];

export function lint(paths) {
  const options = ['--max-warnings=0', '--no-warn-ignored', ...cacheByContent('eslint')];
  return { name: 'lint', command: ['eslint', ...options, ...paths] };
}

function cacheByContent(name) {
  return ['--cache', '--cache-strategy=content', `--cache-location=.build/${name}.json`];
}

/**
 * Runs a step to its end, as `priority` of the operating system; resolves to whether it passed and
 * what it wrote.
 */
export function runStep({ name, command: [program, ...args], env: further, priority }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...further },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined && priority !== undefined) giveWay(child.pid, priority);
    let output = '';
    const keep = (text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const finish = (passed) =>
      resolve({ name, passed, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      keep(`${error.message}\n`);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** A system that does not allow it runs the step all the same. */
function giveWay(pid, priority) {
  try {
    setPriority(pid, priority);
  } catch {
    return;
  }
}

/** Runs steps in parallel and reports each when it ends. */
export function runSteps(steps) {
  return runAll(steps, report);
}

/**
 * Runs steps in parallel on what time the tests leave of the processors; they are to be reported
 * afterwards.
 */
export function runBeside(steps) {
  const { PRIORITY_LOW } = constants.priority;
  return runAll(steps.map((step) => ({ ...step, priority: PRIORITY_LOW })));
}

export function report({ name, passed, output, seconds }) {
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)\n`);
  if (!passed) process.stdout.write(`\n${output.trimEnd()}\n\n`);
}

/** As many at a time as there are processors. */
async function runAll(steps, whenEnded) {
  const results = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step);
      whenEnded?.(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
