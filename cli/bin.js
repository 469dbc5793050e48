#!/usr/bin/env node
// A module of Node that is imported has each of its exports copied first, which takes longer than
// all that is done here.
const { existsSync, realpathSync } = process.getBuiltinModule('node:fs');
const module = process.getBuiltinModule('node:module');
const { join } = process.getBuiltinModule('node:path');
const { fileURLToPath } = process.getBuiltinModule('node:url');

const root = fileURLToPath(new URL('..', import.meta.url));

const isCheckout = existsSync(join(root, 'tools/program.js'));

// Node 22.1 and later; it takes the compiling out of every start but the first. A package leaves
// the place to Node.
module.enableCompileCache?.(isCheckout ? join(root, '.build/compile-cache') : undefined);

const folder = isCheckout ? await bringUpToDate() : join(root, '.build/package');
if (folder === undefined) process.exitCode ??= 3;
else {
  if (isCheckout && module.enableCompileCache === undefined) await keepCompiledCode(folder);
  const load = module.createRequire(join(folder, 'main.cjs'));
  formatStacks(load);
  load('./main.cjs').main();
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
