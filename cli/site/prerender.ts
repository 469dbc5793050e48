import type { BuildContext, BuiltAsset, SiteData } from '../../runtime/contract.ts';
import type { OutputEntry } from './output-file.ts';
import type { PageFile } from './page-files.ts';
import { explainRenderError } from './render-error.ts';
import type { Renderer } from './renderer.ts';

/** What pages are rendered with. */
export interface PageMaterial {
  readonly renderer: Renderer;
  readonly data: SiteData;
  readonly context: BuildContext;
}

/**
 * Renders the pages of one web root, emits them as they come, and returns the assets that they name. Throws a
 * RenderError, which names the page, the component and the line, where a page cannot be rendered.
 */
export function prerender(
  { renderer, data, context }: PageMaterial,
  pages: readonly PageFile[],
  emit: (files: readonly OutputEntry[]) => void,
): ReadonlySet<string> {
  const usedAssets = new Set<string>();
  const assets = recordReads(context.assets, usedAssets);
  const renderPage = renderer.createSiteRenderer(data, { ...context, assets });
  const render = ({ page, path }: PageFile): OutputEntry => {
    try {
      return { path, contents: renderPage(page) };
    } catch (error) {
      throw explainRenderError(error, page, renderer.traceStack);
    }
  };
  for (let start = 0; start < pages.length; start += batchSize) {
    emit(pages.slice(start, start + batchSize).map(render));
  }
  return usedAssets;
}

/** Enough for each to be worth a message, and few enough that no other work waits for the last. */
const batchSize = 16;

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
