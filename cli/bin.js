#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

const root = fileURLToPath(new URL('..', import.meta.url));

const isCheckout = existsSync(join(root, 'tools/program.js'));

// Commands end before most of what V8 compiles anew for speed has paid: at four times its usual budget `validate` and a warm
// `build` take a quarter less CPU time.
v8.setFlagsFromString('--interrupt-budget=500000');
// Node 22.1 and later; it takes the compiling out of every start but the first. A package leaves the place to Node.
module.enableCompileCache?.(isCheckout ? join(root, '.build/compile-cache') : undefined);

const require = createRequire(import.meta.url);

const folder = isCheckout ? await bringUpToDate() : join(root, '.build/package');
if (folder === undefined) process.exitCode = 3;
else {
  if (isCheckout && module.enableCompileCache === undefined) await keepCompiledCode(folder);
  load(folder).main(isCheckout ? createRemake(folder) : undefined);
}

async function keepCompiledCode(folder) {
  const { useCodeCache } = await import('../tools/code-cache.js');
  useCodeCache(folder, `${folder}-code`);
}

function load(folder) {
  // Node's own source maps are read and parsed when a bundle is loaded (0.03 s of CPU); these, when a stack is read.
  Error.prepareStackTrace = (error, frames) =>
    require(join(folder, 'program-stack.cjs')).formatStack(error, frames);
  return require(join(folder, 'main.cjs'));
}

/** Gives a function that gives the program where its sources were changed since it was last made. */
function createRemake(folder) {
  let made = folder;
  return async () => {
    const program = await import('../tools/program.js');
    const next = await program.bringUpToDate('silent');
    if (next === made) return undefined;
    // What goes on for long is `dev`. A schema that it cannot be loaded with must not end the one that runs.
    require(join(next, 'dev.cjs'));
    made = next;
    return load(next);
  };
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
    const reason = 'errors' in error ? '.' : `: ${error.message}`;
    process.stderr.write(`career-site could not be made from its sources${reason}\n`);
    return undefined;
  }
}
