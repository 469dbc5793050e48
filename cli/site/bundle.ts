import { existsSync, readdirSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';
import type { ModuleTexts } from '../emit/write.ts';
import { generatedFolder } from '../emit/write.ts';
import { loadBundler } from './bundler.ts';
import type { OutputEntry } from './output-file.ts';
import { rendererFile } from './renderer.ts';

/** Which library renders pages and hydrates islands (docs/architecture.md A2). */
export type Engine = 'preact' | 'react';

/** What the browser loads besides the pages. */
export interface ClientBundle {
  readonly files: readonly OutputEntry[];
  /** Source maps of the scripts, by paths below the output: they are outside of the web roots and never served. */
  readonly sourceMaps: readonly OutputEntry[];
  /** URL of the entry module. */
  readonly script: string;
  /** URLs of the style sheets of every page. */
  readonly styles: readonly string[];
  /** URLs of the style sheets that only pages with a tool need: a form, a table, a map or a player. */
  readonly toolStyles: readonly string[];
  /** URLs of the style sheets that only previews need. */
  readonly previewStyles: readonly string[];
  /** URLs of the fonts that the style sheets name. */
  readonly fonts: readonly string[];
}

/** All that esbuild makes for a build. */
export interface Bundles {
  readonly client: ClientBundle;
  readonly renderer: RendererBundle;
}

/** The prerender entry as one CommonJS module. */
export interface RendererBundle {
  readonly code: string;
  readonly sourceMap: string;
}

/** Bundles on their way: the bundler starts before the YAML is read, which takes 9 % off a cold build. */
export interface Bundling {
  /** Gives the bundler the modules of `generated/`, for which the renderer's bundle waits. */
  complete(modules: ModuleTexts): Promise<Bundles>;
  /** Ends what nobody will wait for. */
  cancel(): void;
}

/** Begins to make both bundles. */
export function startBundling(engine: Engine): Bundling {
  const modules = createPromise<ModuleTexts>();
  const bundling = bundle(engine, modules.promise);
  // What fails before it is waited for, or is cancelled, is no unhandled rejection.
  for (const promise of [bundling, modules.promise]) promise.catch(() => undefined);
  return {
    complete: (texts) => {
      modules.resolve(texts);
      return bundling;
    },
    cancel: () => {
      modules.reject(new Error('The build was abandoned.'));
    },
  };
}

function createPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** Makes both bundles. */
async function bundle(engine: Engine, modules: Promise<ModuleTexts>): Promise<Bundles> {
  const [client, renderer] = await Promise.all([
    bundleClient(engine),
    bundleRenderer(engine, modules),
  ]);
  return { client, renderer };
}

/** Puts Preact in the place of React. */
export const preactAliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

function sharedOptions(engine: Engine): BuildOptions {
  return {
    absWorkingDir: programRoot,
    bundle: true,
    write: false,
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    // Looking for one, and for those that it extends, is a tenth of the bundler's work.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: engine === 'preact' ? preactAliases : {},
  };
}

/** Nothing is written there; source maps name their sources from it, so that they name no folder of the machine. */
const clientFolder = join(programRoot, 'dist');

const styleSheets = ['site', 'tools', 'preview'] as const;

type StyleSheet = (typeof styleSheets)[number];

/** The entries of the client: the script of every page, and the style sheets. */
export const clientEntries = {
  scripts: ['runtime/client.ts'],
  styles: styleSheets.map((name) => `runtime/styles/${name}.css`),
} as const;

/** Bundles the client entry, the islands it loads on demand, and the style sheets, under hashed names. */
async function bundleClient(engine: Engine): Promise<ClientBundle> {
  const entries = [...clientEntries.scripts, ...clientEntries.styles];
  const { outputFiles } = await loadBundler().build(clientOptions(engine, entries));
  return toClientBundle(outputFiles);
}

/** How the client is bundled; a name that an output file gets is the same whatever other entries there are. */
export function clientOptions(engine: Engine, entryPoints: string[]) {
  return {
    ...sharedOptions(engine),
    write: false,
    entryPoints,
    minify: true,
    outdir: clientFolder,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    format: 'esm',
    splitting: true,
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16'],
    loader: { '.svg': 'file', '.woff2': 'file' },
  } satisfies BuildOptions;
}

const toolEntries = [
  'page.ts',
  'page-styles.css',
  'inspector/inspector.css',
  'workbench.ts',
  'workbench-styles.css',
].map((name) => `runtime/dev/${name}`);

/** How the browser side of `dev` is bundled; under plain names, since nothing of it is cached. */
export function toolOptions(engine: Engine) {
  return {
    ...clientOptions(engine, [...toolEntries]),
    sourcemap: false,
    minify: false,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/-/',
  } satisfies BuildOptions;
}

/** How the examples of components are bundled, into one module with the markup of each. */
export function exampleOptions(engine: Engine) {
  const names = listExamples();
  const contents = [
    "import { renderToStaticMarkup } from 'react-dom/server';",
    ...names.map((name, at) => `import { examples as e${at} } from './${name}/examples.tsx';`),
    'const render = (examples) => Object.fromEntries(Object.entries(examples)',
    '  .map(([name, element]) => [name, renderToStaticMarkup(element)]));',
    `export const galleries = { ${names.map((name, at) => `'${name}': render(e${at})`).join(', ')} };`,
  ].join('\n');
  const resolveDir = join(programRoot, componentsFolder);
  return { ...moduleOptions(engine), stdin: { contents, resolveDir } } satisfies BuildOptions;
}

const componentsFolder = 'runtime/components';

function listExamples(): readonly string[] {
  const folder = join(programRoot, componentsFolder);
  const components = readdirSync(folder).sort();
  return components.filter((name) => existsSync(join(folder, name, 'examples.tsx')));
}

/** Names what the bundler made of both kinds of entries. */
export function toClientBundle(outputFiles: readonly OutputFile[]): ClientBundle {
  const made = outputFiles.map(toEntry).sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = made.filter(({ path }) => !path.endsWith('.map'));
  const urls = files.map((file) => `/${file.path}`);
  const sheetsOf = (name: StyleSheet): readonly string[] =>
    urls.filter((url) => url.startsWith(`/assets/${name}-`) && url.endsWith('.css'));
  return {
    files,
    sourceMaps: made.filter(({ path }) => path.endsWith('.js.map')).map(toSourceMap),
    script: urls.find((url) => /\/client-[^/]*\.js$/.test(url)) ?? '',
    styles: sheetsOf('site'),
    toolStyles: sheetsOf('tools'),
    previewStyles: sheetsOf('preview'),
    fonts: urls.filter((url) => url.endsWith('.woff2')),
  };
}

/** A file that the bundler made, by its path below the folder of the client. */
export function toEntry({ path, contents }: OutputFile): OutputEntry {
  return { path: relative(clientFolder, path).replaceAll('\\', '/'), contents };
}

/** Sources are named from the program's folder, wherever that and the packages are. */
function toSourceMap({ path, contents }: OutputEntry): OutputEntry {
  const map: { sources: readonly string[] } = JSON.parse(Buffer.from(contents).toString());
  const sources = map.sources.map((source) => source.replace(/^(?:\.\.\/)+/, ''));
  return { path: `maps/${basename(path)}`, contents: JSON.stringify({ ...map, sources }) };
}

/** Lets the prerender entry import the modules of a build, wherever the project is and whatever its `generated/` holds. */
function provideModules(modules: Promise<ModuleTexts>): Plugin {
  const namespace = generatedFolder;
  return {
    name: 'generated modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/generated\/index\.ts$/ }, () => ({ path: 'index.ts', namespace }));
      onResolve({ filter: /^\.\/.*\.ts$/, namespace }, ({ path }) => ({
        path: posix.normalize(path),
        namespace,
      }));
      onLoad({ filter: /\.ts$/, namespace }, async ({ path }) => ({
        contents: (await modules).get(path) ?? missing(path),
        loader: 'ts',
      }));
    },
  };
}

function missing(path: string): never {
  throw new Error(`generated/${path} is imported, and no module of that name was made.`);
}

/** What islands load in the browser alone. */
const browserPackages = ['dompurify'];

/** Bundles the prerender entry, with its names as they are written, so that errors can name them. */
async function bundleRenderer(
  engine: Engine,
  modules: Promise<ModuleTexts>,
): Promise<RendererBundle> {
  const entry = rendererOptions(engine, 'runtime/prerender.tsx');
  const { outputFiles } = await loadBundler().build({
    ...entry,
    plugins: [provideModules(modules)],
  });
  return toRendererBundle(outputFiles);
}

/** How what renders pages is bundled. */
export function rendererOptions(engine: Engine, entryPoint: string) {
  return { ...moduleOptions(engine), entryPoints: [entryPoint] } satisfies BuildOptions;
}

/** How modules are bundled that are evaluated here. */
function moduleOptions(engine: Engine) {
  return {
    ...sharedOptions(engine),
    write: false,
    outfile: join(programRoot, rendererFile),
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    loader: { '.css': 'empty' },
    // The form of a package that leaves out what is not used; React Router has it under the second name alone.
    conditions: ['module', 'module-sync'],
    external: browserPackages,
  } satisfies BuildOptions;
}

/** What the bundler made of the renderer. */
export function toRendererBundle(outputFiles: readonly OutputFile[]): RendererBundle {
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { code: textOf('.cjs'), sourceMap: textOf('.map') };
}
