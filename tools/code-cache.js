// What Node 22.1 has built in, for those before it: what V8 compiled of the program's bundles is
// kept for later runs. As in cli/bin.js, no module of Node is imported.
const { createHash, randomUUID } = process.getBuiltinModule('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = process.getBuiltinModule('node:fs');
const module = process.getBuiltinModule('node:module');
const { dirname, join, relative, sep } = process.getBuiltinModule('node:path');
const { Script } = process.getBuiltinModule('node:vm');

const [wrapperStart] = module.wrap('\n').split('\n');

const digestBytes = 32;

/**
 * Loads the bundles of folders with the code that is kept beside each, and keeps what is compiled
 * again when the run ends. Bundles that change need another folder: V8 compares no more of a source
 * than its length.
 */
export function useCodeCache(folders) {
  const { extensions } = module.createRequire(import.meta.url);
  const compiled = new Map();
  extensions['.cjs'] = (loaded, path) => {
    const bundles = folders.find((each) => path.startsWith(each + sep));
    if (bundles === undefined) {
      extensions['.js'](loaded, path);
      return;
    }
    const kept = join(`${bundles}-code`, relative(bundles, path));
    const script = compile(path, kept);
    if (script.cachedDataRejected !== false) compiled.set(kept, script);
    const run = script.runInThisContext();
    run(loaded.exports, module.createRequire(path), loaded, path, dirname(path));
  };
  process.once('exit', () => save(compiled));
}

/** The positions in it are those of the file. */
function compile(path, kept) {
  return new Script(module.wrap(readFileSync(path, 'utf8')), {
    filename: path,
    columnOffset: -wrapperStart.length,
    cachedData: readKept(kept),
  });
}

/** Nothing of a file that is damaged: V8 would run it, and crash. */
function readKept(path) {
  try {
    const file = readFileSync(path);
    const code = file.subarray(digestBytes);
    return digestOf(code).equals(file.subarray(0, digestBytes)) ? code : undefined;
  } catch {
    return undefined;
  }
}

function digestOf(code) {
  return createHash('sha256').update(code).digest();
}

/**
 * By then V8 has compiled the functions that a run needs. Where that cannot be kept, later runs
 * only take longer.
 */
function save(compiled) {
  if (compiled.size === 0) return;
  try {
    for (const [path, script] of compiled) {
      mkdirSync(dirname(path), { recursive: true });
      const next = `${path}-${randomUUID()}`;
      const code = script.createCachedData();
      writeFileSync(next, Buffer.concat([digestOf(code), code]));
      renameSync(next, path);
    }
  } catch {
    return;
  }
}
