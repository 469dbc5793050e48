// Bundles the command line into a folder below .build/, so that it starts fast. In a checkout that
// is done again once a source is newer, so that what you edit is what runs; an installed package
// has the bundles and no sources. Each command runs this: as in cli/bin.js, no module of Node is
// imported.
const {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');
const { basename, join, parse } = process.getBuiltinModule('node:path');
const { fileURLToPath } = process.getBuiltinModule('node:url');

const root = fileURLToPath(new URL('..', import.meta.url));
const builds = join(root, '.build');

/** Links to the folders of the latest bundles, which are replaced atomically. */
const program = join(builds, 'cli');
const runtime = join(builds, 'runtime');

/** Lists what the bundles were made from; it is next to them. */
const recordName = 'sources.json';

/**
 * Files that affect the bundles, though no bundle holds them: of .build/schema/, what it is made
 * from, the folders that rules are listed of, and of packages, npm's record of what it installed.
 */
const makers = [
  'package.json',
  'cli/compile/schema',
  'cli/compile/resolve/rules',
  'cli/compile/manifest/rules',
  ...['node_modules/.package-lock.json'].filter((path) => existsSync(join(root, path))),
  ...readdirSync(join(root, 'tools'))
    .filter((name) => /^(?:program|precompile|schema|rules)\b.*\.js$/.test(name))
    .map((name) => `tools/${name}`),
];

/**
 * What several bundles load, as a bundle of its own: the classes of errors, so that who throws one
 * and who catches it know the same class.
 */
const shared = 'cli/diagnostics/command-errors.ts';

/** Also bundles of their own. They are large, and loaded where something of them is read. */
const late = [
  'cli/compile/source/read-nodes.ts',
  '.build/schema/nodes.js',
  '.build/schema/validators.js',
  'runtime/app/router.ts',
];

/** What `validate` loads only where nothing is known of an earlier check. */
const validateAnew = 'cli/commands/validate-anew.ts';

/** What runs in a worker thread. */
const thread = 'cli/compile/site/publication/write-worker.ts';

/** What bundles the runtime for each engine, and the browser side of `dev`. */
const runtimeMakers = ['cli/compile/site/make-bundles.ts', 'cli/author/dev/tool-files.ts'];

/** Lists what the bundles of these were made from. */
const runtimeRecord = 'make-runtime.json';

/** Large packages, each as a bundle of its own without a map, since several bundles load it. */
const packages = ['fontkit', 'handlebars', 'htmlparser2', 'ics', 'pdfkit'];

/** What cli/bin.js has stacks written by. */
const stacks = 'cli/compile/trace/program-stack.ts';

/**
 * Bundles the program, and with it what it has ready for every project, unless the last bundles are
 * newer than all of their sources; returns the folder of the program.
 */
export async function bringUpToDate() {
  if (!isUpToDate(program)) await renew(program, bundleProgram);
  if (!isUpToDate(runtime)) await renew(runtime, (folder) => makeRuntime(program, folder));
  return realpathSync(program);
}

async function renew(latest, make) {
  const folder = `${latest}-${crypto.randomUUID()}`;
  await make(folder);
  link(latest, folder);
  removeOld(latest, folder);
}

/** Before tests, so that one that runs sources finds the bundles beside them that these load. */
export async function setup() {
  await bringUpToDate();
}

/**
 * Makes what the program has ready for every project, by the bundles of the program in a folder.
 * Returns the paths of what it was made from.
 */
export async function makeRuntime(program, outdir) {
  const started = Date.now();
  const load = createRequire(join(program, 'main.cjs'));
  const { precompileJsx } = await import('./precompile-jsx.js');
  const inputs = [
    ...(await load('./make-bundles.cjs').makeBundles(outdir, precompileJsx)),
    ...(await load('./tool-files.cjs').makeToolFiles(outdir)),
  ];
  const makers = JSON.parse(readFileSync(join(program, runtimeRecord), 'utf8'));
  record(outdir, started, [...makers, ...inputs]);
  return inputs;
}

/** Removes from a folder what only `makeRuntime` needs. */
export function removeMakers(program) {
  const bundles = runtimeMakers.map((path) => `${parse(path).name}.cjs`);
  for (const name of [...bundles, ...bundles.map((bundle) => `${bundle}.map`), runtimeRecord])
    rmSync(join(program, name));
}

/** Bundles the program into a folder; returns the paths of what it was made from. */
export async function bundleProgram(outdir) {
  const started = Date.now();
  const [{ build }, { writeSchema }, { writeRules }] = await Promise.all([
    import('esbuild'),
    import('./schema.js'),
    import('./rules.js'),
  ]);
  await writeSchema();
  writeRules();
  const commands = new Set();
  const bundle = (entryPoints, plugins) =>
    build({
      ...bundling,
      entryPoints,
      outdir,
      plugins: [sharedApart, packagesApart, ...plugins],
    });
  const main = await bundle(['cli/main.ts'], [commandsApart(commands)]);
  const others = await bundle(
    [...commands, validateAnew, shared, ...late, stacks, thread],
    [commandsApart(new Set(), /^\.\/validate-anew\.ts$/)],
  );
  const ofPackages = await Promise.all(packages.map((name) => bundlePackage(name, outdir)));
  const made = await bundle(runtimeMakers, []);
  const inputs = [main, others, ...ofPackages].flatMap(inputsOf);
  record(outdir, started, inputs);
  writeFileSync(join(outdir, runtimeRecord), JSON.stringify(inputsOf(made)));
  return inputs;
}

/** Gives what a `require` of the package does. */
async function bundlePackage(name, outdir) {
  const { build } = await import('esbuild');
  return build({
    ...bundling,
    sourcemap: false,
    stdin: { contents: `module.exports = require('${name}')`, resolveDir: root },
    outfile: join(outdir, `${name}.cjs`),
    plugins: [packagesApart],
  });
}

function inputsOf({ metafile }) {
  return Object.keys(metafile.inputs);
}

/** Writes down what the bundles in a folder were made from. */
function record(outdir, started, inputs) {
  const own = [...new Set(inputs)].filter(
    (path) => !/^(<stdin>|late:|\.\.\/|\.build\/|node_modules\/)/.test(path),
  );
  const sources = [...makers, ...own].sort();
  writeFileSync(join(outdir, recordName), JSON.stringify({ started, sources }));
}

const bundling = {
  logLevel: 'warning',
  absWorkingDir: root,
  entryNames: '[name]',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  metafile: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // What is imported late is required late.
  supported: { 'dynamic-import': false },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  // The form of a package that leaves out what is not used; React Router has it under the second
  // name alone.
  conditions: ['module', 'module-sync'],
  // The form of the yaml package that leaves out what is not used: its other one is CommonJS.
  alias: { yaml: './node_modules/yaml/browser/index.js' },
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  external: [
    '@resvg/resvg-js',
    'esbuild',
    'fs-native-extensions',
    'playwright-core',
    'prettier',
    'sharp',
    'us-atlas',
  ],
};

const sharedApart = {
  name: 'shared apart',
  setup({ onResolve, onLoad }) {
    const bundleOf = (path) => `./${parse(path).name}.cjs`;
    const onImport = (path, resolved) =>
      onResolve({ filter: new RegExp(`/${parse(path).base}$`) }, ({ kind }) =>
        kind === 'import-statement' ? { ...resolved, sideEffects: false } : undefined,
      );
    onImport(shared, { path: bundleOf(shared), external: true });
    for (const path of late) onImport(path, { path, namespace: 'late' });
    onResolve({ filter: /./, namespace: 'late' }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: 'late' }, async ({ path }) => {
      const getters = (await namesExportedBy(path)).map(
        (name) => `get ${name}() { return load().${name}; }`,
      );
      const contents = `let loaded;
const load = () => loaded ??= require('${bundleOf(path)}');
module.exports = { ${getters.join(', ')} };`;
      return { contents };
    });
  },
};

async function namesExportedBy(path) {
  const { build } = await import('esbuild');
  const options = { absWorkingDir: root, entryPoints: [path], write: false, outdir: builds };
  const { metafile } = await build({ ...options, format: 'esm', metafile: true });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}

const packagesApart = {
  name: 'packages apart',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^(?:${packages.join('|')})$`) }, ({ path, importer }) =>
      importer === '<stdin>' ? undefined : { path: `./${path}.cjs`, external: true },
    );
  },
};

/**
 * Gives each command a bundle of its own, since most runs need one of them; adds their sources to a
 * set.
 */
function commandsApart(commands, filter = /^\.\/[\w-]+\.ts$/) {
  return {
    name: 'commands apart',
    setup({ onResolve }) {
      onResolve({ filter }, ({ kind, path }) => {
        if (kind !== 'dynamic-import') return undefined;
        commands.add(`cli/commands/${basename(path)}`);
        return { path: path.replace(/\.ts$/, '.cjs'), external: true };
      });
    },
  };
}

function isUpToDate(latest) {
  try {
    const { started, sources } = JSON.parse(readFileSync(join(latest, recordName), 'utf8'));
    return sources.every((path) => newest(join(root, path)) < started);
  } catch {
    // There are no bundles yet, or a source is gone.
    return false;
  }
}

/** When a file was changed, or the latest change below a folder. */
function newest(path) {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Makes a folder the latest. Running commands continue with the bundles that they started with. */
function link(latest, folder) {
  const next = `${folder}-link`;
  if (isFolder(latest)) rmSync(latest, { recursive: true });
  symlinkSync(basename(folder), next, 'junction');
  renameSync(next, latest);
}

function isFolder(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const hour = 3_600_000;

/** Removes bundles that were replaced long ago. */
function removeOld(latest, kept) {
  const isKept = (name) => name.startsWith(basename(kept));
  const start = `${basename(latest)}-`;
  const old = readdirSync(builds).filter((name) => name.startsWith(start) && !isKept(name));
  for (const path of old.map((name) => join(builds, name))) {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status !== undefined && Date.now() - status.mtimeMs > hour) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
