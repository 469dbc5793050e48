import { describe, expect, test } from 'vitest';
import type { AssetFile, Assets } from '../../../cli/compile/site/assets.ts';
import { createIconFiles, iconLinks } from '../../../cli/compile/site/site-icons.ts';

const filesFrom = (assets: Assets) =>
  createIconFiles(assets, { name: 'Explorer', description: 'Careers.' }, '#fbf8f2');

function picture(url: string, size: number): AssetFile {
  return {
    contents: () => Buffer.from(url),
    hash: 'a'.repeat(64),
    url,
    built: { url, width: size, height: size },
  };
}

const assets = new Map([
  ['assets/favicons/favicon.svg', picture('/assets/favicon-1.svg', 32)],
  ['assets/favicons/favicon.ico', picture('/assets/favicon-1.ico', 32)],
  ['assets/favicons/apple-touch-icon.png', picture('/assets/touch-1.png', 180)],
  ['assets/favicons/icon-192.png', picture('/assets/icon-192-1.png', 192)],
  ['assets/favicons/icon-512.png', picture('/assets/icon-512-1.png', 512)],
]);

function manifestOf(from: typeof assets) {
  const file = filesFrom(from).find(({ path }) => path === 'site.webmanifest');
  return JSON.parse(String(file?.contents));
}

describe('the web manifest', () => {
  test('names the edition and the colour of its paper', () => {
    expect(manifestOf(assets)).toMatchObject({
      name: 'Explorer',
      description: 'Careers.',
      theme_color: '#fbf8f2',
      background_color: '#fbf8f2',
    });
  });

  test('offers each large icon as it is and to be cut', () => {
    const icons: { src: string; sizes: string; purpose: string }[] = manifestOf(assets).icons;
    expect(icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`)).toEqual([
      '/assets/icon-192-1.png 192x192 any',
      '/assets/icon-192-1.png 192x192 maskable',
      '/assets/icon-512-1.png 512x512 any',
      '/assets/icon-512-1.png 512x512 maskable',
    ]);
  });
});

describe('the icon at the root', () => {
  test('is the one of the project', () => {
    const ico = filesFrom(assets).find(({ path }) => path === 'favicon.ico');
    expect(String(ico?.contents)).toBe('/assets/favicon-1.ico');
  });
});

describe('a project without icons', () => {
  const none: typeof assets = new Map();

  test('has a web manifest without any', () => {
    expect(manifestOf(none).icons).toEqual([]);
  });

  test('has no icon at the root', () => {
    expect(filesFrom(none).map(({ path }) => path)).toEqual(['site.webmanifest']);
  });

  test('links to none', () => {
    expect(iconLinks(() => undefined)).toEqual({ manifest: '/site.webmanifest' });
  });
});
