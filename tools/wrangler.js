// Finds Cloudflare's emulator for the tests, or gets it: it is too large for everyone's node_modules.
import { join } from 'node:path';
import { obtainPackage } from './npm-package.js';

/** Newer ones need a newer Node than the oldest that the project supports. */
const version = '4.86.0';

/** Vitest calls this before the tests of programs; their workers inherit the variable. */
export function setup() {
  const program = obtainWrangler();
  if (program !== undefined) process.env.WRANGLER_PATH = program;
}

/** Path of the script that Node runs; undefined when it can't be had. */
export function obtainWrangler() {
  const folder = obtainPackage('wrangler', version);
  return folder && join(folder, 'bin/wrangler.js');
}
