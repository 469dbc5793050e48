import type { BuildContext, BuiltAsset, CreateRenderer, SiteData } from '../../runtime/contract.ts';
import type { OutputEntry } from './output-file.ts';
import type { PageFile } from './page-files.ts';

/** What pages are rendered with. */
export interface PageMaterial {
  readonly createRenderer: CreateRenderer;
  readonly data: SiteData;
  readonly context: BuildContext;
}

/** Renders the pages of one web root, hands them on as they come, and returns the assets that they name. */
export function prerender(
  { createRenderer, data, context }: PageMaterial,
  pages: readonly PageFile[],
  handOn: (files: readonly OutputEntry[]) => void,
): ReadonlySet<string> {
  const usedAssets = new Set<string>();
  const assets = recordReads(context.assets, usedAssets);
  const render = createRenderer(data, { ...context, assets });
  for (let start = 0; start < pages.length; start += handedOnAtOnce) {
    const some = pages.slice(start, start + handedOnAtOnce);
    handOn(some.map(({ page, path }) => ({ path, contents: render(page) })));
  }
  return usedAssets;
}

/** Enough for each to be worth a message, and few enough that no other work waits for the last. */
const handedOnAtOnce = 16;

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
