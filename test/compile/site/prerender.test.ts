import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadRenderer, readClient } from '../../../cli/compile/site/program.ts';
import { prerender } from '../../../cli/compile/site/prerender.ts';
import { buildContext, siteData } from '../../runtime/site-data.ts';

const lost = 'assets/lost.svg';

/** A site whose regions begin with a picture that no build made. */
const data = {
  ...siteData,
  regions: siteData.regions.map((region) => ({ ...region, topScreenshotUrl: lost })),
};

/** The error of rendering Nevada's landing page. */
function renderingError(): Error {
  const assets = new Proxy(buildContext.assets, {
    get: (all, path) => (path === lost ? undefined : Reflect.get(all, path)),
  });
  const pages = siteData.routes.pages
    .filter(({ url }) => url === '/nv/')
    .map((page) => ({ page, path: 'page.html' }));
  const sources = { ...loadRenderer('preact'), data };
  try {
    prerender(sources, { ...buildContext, assets }, pages, () => undefined);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown.');
}

/** The number of the line that holds a text. */
function lineOf(path: string, text: string): number {
  const lines = readFileSync(path, 'utf8').split('\n');
  return 1 + lines.findIndex((line) => line.includes(text));
}

describe('a page that cannot be rendered', () => {
  test('is named with its kind, the component and the source line', () => {
    const { message } = renderingError();
    const line = lineOf('runtime/app/services.ts', 'The build has no asset');
    expect(message.replace(/:\d+\):/, '):')).toBe(
      `The page /nv/ (landing) could not be rendered (Features, runtime/app/services.ts:${line}): The build has no asset "assets/lost.svg".`,
    );
  });

  test('has a stack of nothing but sources', () => {
    const { stack = '' } = renderingError();
    expect(stack).toMatch(/Features \(runtime\/routes\/landing\.tsx:\d+:\d+\)/);
    expect(stack).not.toContain('renderer.cjs');
  });
});

describe('the source maps of the client', () => {
  const client = readClient('preact');

  test('stand apart from what is served, one for each script', () => {
    const { files, sourceMaps } = client;
    const scripts = files.filter(({ path }) => path.endsWith('.js'));
    expect(sourceMaps.map(({ path }) => path)).toEqual(
      scripts.map(({ path }) => path.replace('assets/', 'maps/').concat('.map')),
    );
    const served = files.filter(({ contents }) => String(contents).includes('sourceMappingURL'));
    expect(served.map(({ path }) => path)).toEqual([]);
  });

  test('name sources of the project and of packages, and no folder of the machine', () => {
    const sources = client.sourceMaps.flatMap(
      ({ contents }): readonly string[] => JSON.parse(String(contents)).sources,
    );
    expect(sources).toContain('runtime/client.ts');
    expect(sources.filter((path) => !/^(runtime|node_modules)\//.test(path))).toEqual([]);
  });
});
