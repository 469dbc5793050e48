import type { Cache } from './cache/cache.ts';
import { clientEntries, clientOptions, toClientBundle } from './client-bundle.ts';
import { loadBundler } from './bundler.ts';
import { hashSources } from './hash-sources.ts';

/** The style sheets of pages, as browsers load them. */
export interface StyleSheets {
  /** Of every page. */
  readonly styles: Uint8Array;
  /** Of pages with a tool: a form, a table, a map or a player. */
  readonly toolStyles: Uint8Array;
}

/** Bundles the style sheets alone, and only where one of them has changed since the last time. */
export async function bundleStyleSheets({
  remember,
}: Pick<Cache, 'remember'>): Promise<StyleSheets> {
  const options = clientOptions('preact', [...clientEntries.styles]);
  const key = `style sheets ${hashSources(options, /\.(?:css|svg|woff2)$/)}`;
  const text = await remember(key, async () => Buffer.from(JSON.stringify(await bundle(options))));
  const { styles, toolStyles }: Texts = JSON.parse(Buffer.from(text).toString());
  return { styles: Buffer.from(styles), toolStyles: Buffer.from(toolStyles) };
}

type Texts = Readonly<Record<keyof StyleSheets, string>>;

async function bundle(options: ReturnType<typeof clientOptions>): Promise<Texts> {
  const { build } = await loadBundler();
  const { files, styles, toolStyles } = toClientBundle((await build(options)).outputFiles);
  const textOf = (urls: readonly string[]) =>
    files
      .filter(({ path }) => urls.includes(`/${path}`))
      .map(({ contents }) => Buffer.from(contents).toString())
      .join('');
  return { styles: textOf(styles), toolStyles: textOf(toolStyles) };
}
