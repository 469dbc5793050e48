#!/usr/bin/env node
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const isCheckout = existsSync(join(root, 'tools/program.js'));

// Node 22.1 and later; it takes the compiling out of every start but the first. A package leaves the place to Node.
module.enableCompileCache?.(isCheckout ? join(root, '.build/compile-cache') : undefined);

const folder = isCheckout ? await bringUpToDate() : join(root, '.build/package');
if (folder === undefined) process.exitCode ??= 3;
else {
  if (isCheckout && module.enableCompileCache === undefined) await keepCompiledCode(folder);
  const load = createRequire(join(folder, 'main.cjs'));
  formatStacks(load);
  load('./main.cjs').main(isCheckout ? createRebuild(folder) : undefined);
}

async function keepCompiledCode(folder) {
  const { useCodeCache } = await import('../tools/code-cache.js');
  useCodeCache([folder, realpathSync(join(root, '.build/runtime'))]);
}

/** @param load Loads a bundle of the program that runs. */
function formatStacks(load) {
  // Node's own source maps are not found for bundles that are loaded with kept code.
  Error.prepareStackTrace = (error, frames) =>
    load('./program-stack.cjs').formatStack(error, frames);
}

/** What bundles the sources as they are by then, and gives nothing where the program in a folder was bundled from them. */
function createRebuild(folder) {
  return async () => {
    const next = await bundleInThread(folder);
    if (next === folder) return undefined;
    const load = createRequire(join(next, 'main.cjs'));
    const { run } = load('./main.cjs');
    // Only `dev` runs for long. A schema that it cannot be loaded with must not end the one that runs.
    load('./dev.cjs');
    const runAlone = (argv, context) => {
      unloadOthers(next);
      formatStacks(load);
      return run(argv, context);
    };
    return { run: runAlone, rebuild: createRebuild(next) };
  };
}

/** @param running The folder of the program that asks. */
async function bundleInThread(running) {
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(join(root, 'tools/program-thread.js'), {
    workerData: { logLevel: 'silent', running },
  });
  const answered = once(worker, 'message');
  // Whoever stops `dev` does not wait for another program. Listening keeps the process alive, so this comes after it.
  worker.unref();
  const [{ folder, message, errors }] = await answered;
  if (folder !== undefined) return folder;
  throw Object.assign(new Error(message), errors && { errors });
}

/** Lets go of the programs that ran before the one in a folder. */
function unloadOthers(folder) {
  const { cache } = createRequire(import.meta.url);
  const isOther = (path) => path.startsWith(join(root, '.build/cli-')) && dirname(path) !== folder;
  for (const path of Object.keys(cache).filter(isOther)) Reflect.deleteProperty(cache, path);
}

/** What you edit is what runs. Gives nothing, and says why, where the program cannot be made. */
async function bringUpToDate() {
  if (!existsSync(join(root, 'node_modules'))) {
    process.stderr.write('career-site is not installed yet. Run `npm ci` in its folder first.\n');
    return undefined;
  }
  const program = await import('../tools/program.js');
  try {
    return await program.bringUpToDate();
  } catch (error) {
    // esbuild has printed its own errors, with the lines that they are about.
    let reason = 'errors' in error ? '.' : `: ${error.message}`;
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(error.code)) {
      process.exitCode = 1;
      reason += `. ${join(root, '.build')} has to be written to once: change its permissions, free some space, or use another account.`;
    }
    process.stderr.write(`career-site could not be made from its sources${reason}\n`);
    return undefined;
  }
}
