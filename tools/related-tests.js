// Finds the unit tests that a change can break, in the order in which it can break them most directly.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './steps.js';

const isUnitTest = (path) => /^test\/(?!browser\/|program\/).*\.test\.tsx?$/.test(path);

/** Specifiers of imports of the project's own modules; those of types alone cannot break a test. */
const relativeImport =
  /\b(?:import|export)\s+(?!type\b)[^'";]*?from\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g;

/**
 * Tests that import what a change affects, directly or not: those that changed first, then those in the room of a change
 * (`test/schema` for `cli/schema`), then the others, each by how few steps they are away.
 *
 * @param {readonly string[]} changed paths from the project's root
 * @param {readonly string[]} affected modules, the changed ones among them
 * @param {readonly string[]} code paths of all modules
 * @param {(path: string) => string} read
 */
export function relatedTests(
  changed,
  affected,
  code,
  read = (path) => readFileSync(`${root}${path}`, 'utf8'),
) {
  const importers = importersOf(code, read);
  const found = new Set();
  for (let near = affected; near.length > 0; near = importersIn(near, importers, found)) {
    for (const path of [...near].sort()) found.add(path);
  }
  const rooms = new Set(changed.map(roomOf));
  const rankOf = (path) => (changed.includes(path) ? 0 : rooms.has(roomOf(path)) ? 1 : 2);
  return [...found].filter(isUnitTest).sort((a, b) => rankOf(a) - rankOf(b));
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

/** `schema` of `cli/schema/formats/email.ts` and of `test/schema/texts.test.ts`; the runtime is tested as one room. */
function roomOf(path) {
  const [first, second] = path.split('/');
  return first === 'runtime' ? first : second;
}
