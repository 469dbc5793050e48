import type { BuildContext, BuildOptions } from 'esbuild';
import type { Engine } from './bundle-options.ts';
import type { ClientBundle, ClientOutputs } from './client-bundle.ts';
import type { RendererBundle } from './renderer.ts';
import { clientEntries, clientOptions, toClientBundle, toEntry } from './client-bundle.ts';
import { rendererOptions, toRendererBundle } from './renderer-bundle.ts';
import { loadBundler } from './bundle-options.ts';
import { once } from '../resolve/once.ts';
import type { OutputEntry } from './output-file.ts';

/** The bundles of a build, made again after edits: what did not change is not read again. */
export interface Rebundling {
  /** Reads the scripts again, or the styles, or both; what is not named stays as it was. */
  client(parts: readonly ClientPart[]): Promise<ClientBundle>;
  renderer(): Promise<RendererBundle>;
  /** The browser side of `dev`, which no build holds. */
  tools(): Promise<readonly OutputEntry[]>;
  close(): Promise<void>;
}

export type ClientPart = keyof typeof clientEntries;

/**
 * Bundles for as long as `dev` runs; the bundler starts with the first that is asked for. The names of scripts depend on what is
 * bundled with them, those of styles do not: so these are bundled apart as well, and an edit of a style waits for no script.
 */
export function openRebundling(engine: Engine): Rebundling {
  const opened: Promise<Context>[] = [];
  const bundle = (options: InMemory): (() => Promise<ClientOutputs>) => {
    const context = once(() => openContext(options));
    return async () => {
      const opening = context();
      if (!opened.includes(opening)) opened.push(opening);
      return (await opening).rebuild();
    };
  };
  const whole = bundle(clientOptions(engine, [...clientEntries.scripts, ...clientEntries.styles]));
  const styles = bundle(clientOptions(engine, [...clientEntries.styles]));
  const renderer = bundle(rendererOptions(engine));
  const tools = bundle(toolOptions(engine));
  let latest: ClientOutputs | undefined;
  return {
    async client(parts) {
      if (latest === undefined || parts.includes('scripts')) latest = await whole();
      else if (parts.includes('styles')) latest = withStyles(latest, await styles());
      return toClientBundle(latest);
    },
    renderer: async () => toRendererBundle((await renderer()).outputFiles),
    tools: async () => (await tools()).outputFiles.map(toEntry),
    close: async () => {
      for (const context of await Promise.all(opened)) await context.dispose();
    },
  };
}

type InMemory = BuildOptions & { readonly write: false; readonly metafile: true };

type Context = BuildContext<InMemory>;

async function openContext(options: InMemory): Promise<Context> {
  const { context } = await loadBundler();
  return context(options);
}

function withStyles(
  { outputFiles, metafile }: ClientOutputs,
  styles: ClientOutputs,
): ClientOutputs {
  const scripts = outputFiles.filter(({ path }) => /\.js(?:\.map)?$/.test(path));
  return { outputFiles: [...scripts, ...styles.outputFiles], metafile };
}

const toolEntries = [
  'page.ts',
  'page-styles.css',
  'inspector/inspector.css',
  'workbench.ts',
  'workbench-styles.css',
].map((name) => `runtime/dev/${name}`);

/** How the browser side of `dev` is bundled; under plain names, since nothing of it is cached. */
function toolOptions(engine: Engine) {
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
