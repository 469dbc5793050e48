import type { BuildOptions } from 'esbuild';
import {
  clientEntries,
  clientOptions,
  rendererOptions,
} from '../../compile/site/bundle-options.ts';
import type { ClientBundle, ClientOutputs } from '../../compile/site/client-bundle.ts';
import { toClientBundle } from '../../compile/site/client-bundle.ts';
import { evaluateRenderer } from '../../compile/site/renderer.ts';
import { once } from '../../compile/values/once.ts';

/** The bundles of a build, made again after edits: what did not change is not read again. */
export type Rebundling = ReturnType<typeof openRebundling>;

export type ClientPart = keyof typeof clientEntries;

/** Styles are bundled apart as well, so that an edit of one waits for no script. */
export function openRebundling() {
  const opened: ReturnType<typeof openContext>[] = [];
  const bundle = (options: InMemory): (() => Promise<ClientOutputs>) => {
    const context = once(() => {
      const opening = openContext(options);
      opened.push(opening);
      return opening;
    });
    return async () => (await context()).rebuild();
  };
  const { scripts, styles } = clientEntries;
  const bundleClient = bundle(clientOptions('preact', [...scripts, ...styles]));
  const bundleStyles = bundle(clientOptions('preact', styles));
  const bundleRenderer = bundle(rendererOptions('preact'));
  let latest: ClientOutputs | undefined;
  return {
    /** Reads the scripts again, or the styles, or both; what is not named stays as it was. */
    async client(parts: readonly ClientPart[]): Promise<ClientBundle> {
      if (latest === undefined || parts.includes('scripts')) latest = await bundleClient();
      else if (parts.includes('styles')) latest = withStyles(latest, await bundleStyles());
      return toClientBundle(latest);
    },
    renderer: async () => evaluateRenderer((await bundleRenderer()).outputFiles),
    close: async () => {
      for (const context of opened) await (await context).dispose();
    },
  };
}

type InMemory = BuildOptions & { readonly write: false; readonly metafile: true };

async function openContext(options: InMemory) {
  const { context } = await import('esbuild');
  return context(options);
}

function withStyles(
  { outputFiles, metafile }: ClientOutputs,
  styles: ClientOutputs,
): ClientOutputs {
  const scripts = outputFiles.filter(({ path }) => /\.js(?:\.map)?$/.test(path));
  return { outputFiles: [...scripts, ...styles.outputFiles], metafile };
}
