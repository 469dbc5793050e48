import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { createSiteData } from '../../../cli/compile/emit/site-data.ts';
import { programRoot } from '../../../cli/compile/program-folder.ts';
import { evaluateRenderer } from '../../../cli/compile/site/renderer.ts';
import { rendererOptions } from '../../../cli/compile/site/bundle-options.ts';
import { loadRenderer } from '../../../cli/compile/site/program.ts';
import { context } from '../../author/reach/real-site.ts';
import { readManifest } from '../emit/read-manifest.ts';

test('every page of templates is the page that the elements render, byte for byte', async () => {
  const { outputFiles } = await build(rendererOptions('preact'));
  const fromElements = evaluateRenderer(outputFiles);
  const data = createSiteData(readManifest(), programRoot);
  const [pageOf, pageOfElements] = [loadRenderer('preact'), fromElements].map(
    ({ createSiteRenderer }) => createSiteRenderer(data, context),
  );
  const different = data.routes.pages.filter((page) => pageOf?.(page) !== pageOfElements?.(page));
  expect(different).toEqual([]);
});
