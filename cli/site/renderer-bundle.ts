import { join, posix } from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';
import type { ModuleTexts } from '../emit/write.ts';
import { generatedFolder } from '../emit/write.ts';
import type { Engine } from './bundle-options.ts';
import { sharedOptions } from './bundle-options.ts';
import { loadBundler } from './bundler.ts';
import { rendererFile } from './renderer.ts';

/** The prerender entry as one CommonJS module. */
export interface RendererBundle {
  readonly code: string;
  readonly sourceMap: string;
}

/** Lets the prerender entry import the modules of a build, wherever the project is and whatever its `generated/` holds. */
function provideModules(modules: ModuleTexts): Plugin {
  const namespace = generatedFolder;
  return {
    name: 'generated modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/generated\/index\.ts$/ }, () => ({ path: 'index.ts', namespace }));
      onResolve({ filter: /^\.\/.*\.ts$/, namespace }, ({ path }) => ({
        path: posix.normalize(path),
        namespace,
      }));
      onLoad({ filter: /\.ts$/, namespace }, ({ path }) => ({
        contents: modules.get(path) ?? missing(path),
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
export async function bundleRenderer(
  engine: Engine,
  modules: ModuleTexts,
): Promise<RendererBundle> {
  const entry = rendererOptions(engine, 'runtime/prerender.tsx');
  const { build } = await loadBundler();
  const { outputFiles } = await build({
    ...entry,
    plugins: [provideModules(modules)],
  });
  return toRendererBundle(outputFiles);
}

/** Bundles the modules of `generated/` alone, into one that exports their data. */
export async function bundleModules(engine: Engine, modules: ModuleTexts): Promise<RendererBundle> {
  const contents = `export { data } from './${generatedFolder}/index.ts';`;
  const { build } = await loadBundler();
  const { outputFiles } = await build({
    ...moduleOptions(engine),
    stdin: { contents, resolveDir: programRoot },
    plugins: [provideModules(modules)],
  });
  return toRendererBundle(outputFiles);
}

/** How what renders pages is bundled. */
export function rendererOptions(engine: Engine, entryPoint: string) {
  return { ...moduleOptions(engine), entryPoints: [entryPoint] } satisfies BuildOptions;
}

/** How modules are bundled that are evaluated here. */
export function moduleOptions(engine: Engine) {
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
