import { expect, test } from 'vitest';
import { clientEntries, clientOptions } from '../../cli/site/client-bundle.ts';
import { openDataRenderer } from '../../cli/site/data-renderer.ts';
import { hashSources, installedPackages } from '../../cli/site/hash-sources.ts';
import { rendererOptions } from '../../cli/site/renderer-bundle.ts';
import { bundleStyleSheets } from '../../cli/site/style-sheets.ts';

interface RememberNothing {
  readonly remember: (key: string) => Promise<Uint8Array>;
  readonly save: () => void;
}

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

test('sources are another bundle with other options of the bundler', () => {
  const options = rendererOptions('preact', 'runtime/app/renderer.ts');
  const before = hashSources(options, /\.tsx?$/);
  expect(hashSources({ ...options }, /\.tsx?$/)).toBe(before);
  expect(hashSources({ ...options, charset: 'utf8' }, /\.tsx?$/)).not.toBe(before);
});

test('sources are another bundle with another version of a package', () => {
  const options = rendererOptions('preact', 'runtime/app/renderer.ts');
  const hash = (version: string): string => hashSources(options, /\.tsx?$/, { preact: version });
  expect(hash('10.0.0')).not.toBe(hash('10.0.1'));
});

test.each(['preact', 'react'] as const)(
  'what renders pages with %s is remembered by its sources and the options of the bundler',
  async (engine) => {
    const hash = hashSources(rendererOptions(engine, 'runtime/app/renderer.ts'), /\.tsx?$/);
    expect(await keyOf((cache) => openDataRenderer(engine, cache))).toContain(hash);
  },
);

test('what is remembered by the stamp of its sources is by the versions of packages as well', async () => {
  const key = await keyOf((cache) => openDataRenderer('preact', cache, 'a stamp'));
  expect(key).toContain('a stamp');
  expect(key).toContain(JSON.stringify(installedPackages()));
});

test('style sheets are remembered by their sources and the options of the bundler', async () => {
  const options = clientOptions('preact', [...clientEntries.styles]);
  expect(await keyOf(bundleStyleSheets)).toContain(hashSources(options, /\.(?:css|svg|woff2)$/));
});
