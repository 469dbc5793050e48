import type {
  BuildContext,
  BuiltAsset,
  CreateRenderer,
  PageEntry,
  SiteData,
} from '../../runtime/contract.ts';
import type { OutputEntry } from './bundle.ts';

/** Pages as files, and the assets that they name. */
export interface Prerendered {
  readonly pages: readonly OutputEntry[];
  readonly usedAssets: ReadonlySet<string>;
}

/** Renders the pages of one web root. */
export function prerender(
  createRenderer: CreateRenderer,
  data: SiteData,
  context: BuildContext,
  pages: readonly PageEntry[],
): Prerendered {
  const usedAssets = new Set<string>();
  const render = createRenderer(data, {
    ...context,
    assets: recordReads(context.assets, usedAssets),
  });
  return {
    pages: pages.map((page) => ({ path: filePathOf(page.url), contents: render(page) })),
    usedAssets,
  };
}

/** `/nv/plan/` is the file `nv/plan/index.html`; `/404.html` is itself. */
function filePathOf(url: string): string {
  const path = url.slice(1);
  return url.endsWith('/') ? `${path}index.html` : path;
}

function recordReads(
  assets: Readonly<Record<string, BuiltAsset>>,
  reads: Set<string>,
): Readonly<Record<string, BuiltAsset>> {
  return new Proxy(assets, {
    get(target, path: string) {
      const asset = target[path];
      if (asset !== undefined) reads.add(path);
      return asset;
    },
  });
}
