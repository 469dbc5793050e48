import type { BuildContext, BuiltAsset } from '../../../runtime/contract.ts';
import type { PageFile } from './page-files.ts';
import type { RenderSources } from './render-page.ts';
import { createRender } from './render-page.ts';

/** Renders the pages of a web root one by one, and returns the assets that they name. */
export function prerender(
  sources: RenderSources,
  context: BuildContext,
  pages: readonly PageFile[],
  emit: (file: PageFile, html: string) => void,
): ReadonlySet<string> {
  const usedAssets = new Set<string>();
  const assets = recordReads(context.assets, usedAssets);
  const render = createRender(sources, { ...context, assets });
  for (const file of pages) emit(file, render(file.page));
  return usedAssets;
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
