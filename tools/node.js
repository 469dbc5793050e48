// Finds the versions of Node that commands are tried on, or gets them: npm has the programs, one package for each kind
// of machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainPackage } from './npm-package.js';
import { root } from './steps.js';

/** The versions with long-term support that the project runs on: from the oldest that it supports to the one in use. */
export const majors = longTermMajors();

function longTermMajors() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const oldest = Number(/\d+/.exec(engines.node)[0]);
  const used = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
  return Array.from({ length: (used - oldest) / 2 + 1 }, (_, index) => oldest + 2 * index);
}

/** Vitest calls this before the tests of programs; their workers inherit the variables. */
export function setup() {
  for (const major of majors) {
    const program = obtainNode(major);
    if (program !== undefined) process.env[`NODE_${major}_PATH`] = program;
  }
}

/** Path of the newest program of a version; that of this process where it is of that version. Undefined when it can't be had. */
export function obtainNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const folder = obtainPackage(`node-${process.platform}-${process.arch}`, String(major));
  return folder && join(folder, 'bin/node');
}
