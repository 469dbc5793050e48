import type { BuildContext as Context, BuildOptions } from 'esbuild';
import type { ClientBundle, Engine, RendererBundle } from './bundle.ts';
import {
  clientEntries,
  clientOptions,
  rendererOptions,
  toClientBundle,
  toEntry,
  toRendererBundle,
  toolOptions,
} from './bundle.ts';
import { loadBundler } from './bundler.ts';
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

/** Opens the bundler for as long as `dev` runs. Scripts and styles are apart, so that an edit of one waits for no other. */
export async function openRebundling(engine: Engine): Promise<Rebundling> {
  const [scripts, styles, renderer, tools] = await Promise.all([
    openContext(clientOptions(engine, [...clientEntries.scripts])),
    openContext(clientOptions(engine, [...clientEntries.styles])),
    openContext(rendererOptions(engine, 'runtime/app/renderer.ts')),
    openContext(toolOptions(engine)),
  ]);
  const client = { scripts: remembered(scripts), styles: remembered(styles) };
  return {
    async client(parts) {
      const made = (['scripts', 'styles'] as const).map((part) =>
        parts.includes(part) ? client[part].again() : client[part].latest(),
      );
      return toClientBundle((await Promise.all(made)).flat());
    },
    renderer: async () => toRendererBundle((await renderer.rebuild()).outputFiles),
    tools: async () => (await tools.rebuild()).outputFiles.map(toEntry),
    close: async () => {
      await Promise.all([scripts, styles, renderer, tools].map((context) => context.dispose()));
    },
  };
}

type InMemory = BuildOptions & { readonly write: false };

function openContext(options: InMemory): Promise<Context<InMemory>> {
  return loadBundler().context(options);
}

type Outputs = Awaited<ReturnType<Context<InMemory>['rebuild']>>['outputFiles'];

function remembered(context: Context<InMemory>) {
  let made: Promise<Outputs> | undefined;
  const again = (): Promise<Outputs> => {
    made = context.rebuild().then(({ outputFiles }) => outputFiles);
    return made;
  };
  return { again, latest: () => made ?? again() };
}
