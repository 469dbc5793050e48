import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Where the bundles of the program lie (tools/prepare.js). */
export const programFolder = fileURLToPath(new URL('../.build/cli/', import.meta.url));

/** The bundles that were loaded, by name: as V8 holds them, and what they export. */
export const loaded = new Map();

/**
 * Loads a bundle of the program, a CommonJS module, and returns its exports. V8 goes on from the code that it made of the
 * bundle at installation; where that is missing, or of another version of Node, it only takes longer.
 */
export function load(name) {
  const known = loaded.get(name);
  if (known !== undefined) return known.module.exports;
  const filename = `${programFolder}${name}`;
  const script = compile(filename);
  const module = { exports: {} };
  loaded.set(name, { script, module });
  const requireInstalled = createRequire(filename);
  const require = (id) => (id.startsWith('./') ? load(id.slice(2)) : requireInstalled(id));
  script.runInThisContext()(module.exports, require, module, filename);
  return module.exports;
}

function compile(filename) {
  const text = readFileSync(filename, 'utf8');
  const made = `${filename}.code`;
  return new Script(`(function (exports, require, module, __filename) {${text}\n})`, {
    filename,
    ...(existsSync(made) && { cachedData: readFileSync(made) }),
  });
}
