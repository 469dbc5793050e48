import type { BuildContext as Context, BuildOptions, OutputFile } from 'esbuild';
import type { Engine } from './bundle-options.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { RendererBundle } from './renderer-bundle.ts';
import { clientEntries, clientOptions, toClientBundle, toEntry } from './client-bundle.ts';
import { exampleOptions, toolOptions } from './dev-bundles.ts';
import { rendererOptions, toRendererBundle } from './renderer-bundle.ts';
import { loadBundler } from './bundler.ts';
import type { OutputEntry } from './output-file.ts';

/** The bundles of a build, made again after edits: what did not change is not read again. */
export interface Rebundling {
  /** Reads the scripts again, or the styles, or both; what is not named stays as it was. */
  client(parts: readonly ClientPart[]): Promise<ClientBundle>;
  renderer(): Promise<RendererBundle>;
  /** The examples of all components, as a module that exports their markup; empty in a package, which has no examples. */
  examples(): Promise<RendererBundle>;
  /** The browser side of `dev`, which no build holds. */
  tools(): Promise<readonly OutputEntry[]>;
  close(): Promise<void>;
}

export type ClientPart = keyof typeof clientEntries;

/**
 * Opens the bundler for as long as `dev` runs. The names of scripts depend on what is bundled with them, those of styles do
 * not: so these are bundled apart as well, and an edit of a style waits for no script.
 */
export async function openRebundling(engine: Engine): Promise<Rebundling> {
  const [whole, styles, renderer, tools, examples] = await Promise.all([
    openContext(clientOptions(engine, [...clientEntries.scripts, ...clientEntries.styles])),
    openContext(clientOptions(engine, [...clientEntries.styles])),
    openContext(rendererOptions(engine, 'runtime/app/renderer.ts')),
    openContext(toolOptions(engine)),
    openContext(exampleOptions(engine)),
  ]);
  let latest: Outputs = [];
  return {
    async client(parts) {
      const isWhole = parts.includes('scripts') || latest.length === 0;
      if (isWhole) latest = (await whole.rebuild()).outputFiles;
      else if (parts.includes('styles')) {
        const made = (await styles.rebuild()).outputFiles;
        latest = [...latest.filter(isScript), ...made];
      }
      return toClientBundle(latest);
    },
    renderer: async () => toRendererBundle((await renderer.rebuild()).outputFiles),
    examples: async () => toRendererBundle((await examples.rebuild()).outputFiles),
    tools: async () => (await tools.rebuild()).outputFiles.map(toEntry),
    close: async () => {
      await Promise.all(
        [whole, styles, renderer, tools, examples].map((context) => context.dispose()),
      );
    },
  };
}

type InMemory = BuildOptions & { readonly write: false };

async function openContext(options: InMemory): Promise<Context<InMemory>> {
  const { context } = await loadBundler();
  return context(options);
}

type Outputs = readonly OutputFile[];

function isScript({ path }: OutputFile): boolean {
  return /\.js(?:\.map)?$/.test(path);
}
