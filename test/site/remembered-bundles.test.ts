import type { BuildOptions } from 'esbuild';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as BundleOptionsRoom from '../../cli/site/bundle-options.ts';
import { openDataRenderer } from '../../cli/site/data-renderer.ts';
import { bundleStyleSheets } from '../../cli/site/style-sheets.ts';

const changed: { options: BuildOptions } = { options: {} };

vi.mock('../../cli/site/bundle-options.ts', async (importOriginal) => {
  const original = await importOriginal<typeof BundleOptionsRoom>();
  return {
    ...original,
    sharedOptions: (engine: 'preact' | 'react') => ({
      ...original.sharedOptions(engine),
      ...changed.options,
    }),
  };
});

beforeEach(() => {
  changed.options = {};
});

/** The key of a bundle, which is not made. */
async function keyOf(bundle: (cache: RememberNothing) => Promise<unknown>): Promise<string> {
  const keys: string[] = [];
  const remember = (key: string) => {
    keys.push(key);
    return Promise.reject(new Error('Nothing is remembered.'));
  };
  await bundle({ remember, save: () => undefined }).catch(() => undefined);
  return keys.join();
}

interface RememberNothing {
  readonly remember: (key: string) => Promise<Uint8Array>;
  readonly save: () => void;
}

test.each([
  ['what renders pages', (cache: RememberNothing) => openDataRenderer('preact', cache)],
  ['style sheets', bundleStyleSheets],
])('the bundle of %s is made anew when the options of the bundler change', async (_, bundle) => {
  const before = await keyOf(bundle);
  expect(await keyOf(bundle)).toBe(before);
  changed.options = { charset: 'utf8' };
  expect(await keyOf(bundle)).not.toBe(before);
});
