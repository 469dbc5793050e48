// Finds the unit tests that a change can break.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './steps.js';

const isUnitTest = (path) => /^test\/(?!browser\/|program\/).*\.test\.tsx?$/.test(path);

/** Specifiers of imports of the project's own modules; those of types alone cannot break a test. */
const relativeImport =
  /\b(?:import|export)\s+(?!type\b)[^'";]*?from\s+["'](\.[^"']+)["']|\bimport\s*\(?\s*'(\.[^']+)'/g;

/**
 * Tests that import what a change affects, directly or not.
 *
 * @param {readonly string[]} affected modules, the changed ones among them
 * @param {readonly string[]} code paths of all modules
 * @param {(path: string) => string} read
 */
export function relatedTests(
  affected,
  code,
  read = (path) => readFileSync(`${root}${path}`, 'utf8'),
) {
  const importers = importersOf(code, read);
  const found = new Set();
  for (let near = affected; near.length > 0; near = importersIn(near, importers, found)) {
    for (const path of near) found.add(path);
  }
  return [...found].filter(isUnitTest).sort();
}

/** The modules that import each module. */
function importersOf(code, read) {
  const importers = new Map();
  for (const path of code) {
    for (const [, from, at] of read(path).matchAll(relativeImport)) {
      const imported = posix.join(posix.dirname(path), from ?? at);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

function importersIn(modules, importers, known) {
  const further = modules.flatMap((path) => importers.get(path) ?? []);
  return [...new Set(further)].filter((path) => !known.has(path));
}
