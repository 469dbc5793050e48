import { expect, test } from 'vitest';
import { parseIcon, readIcons } from '../../../cli/compile/emit/icons.ts';

test('an icon is the markup inside its file, in the box that the file names', () => {
  const text = `<?xml version="1.0"?>
<!-- drawn for this project -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16" fill="none">
  <!-- the pole -->
  <path d="M5 12h14"/>
  <circle cx="1" cy="1" r="1"/>
</svg>
`;
  expect(parseIcon(text)).toEqual({
    viewBox: '0 0 32 16',
    body: '<path d="M5 12h14"/><circle cx="1" cy="1" r="1"/>',
  });
});

test('an icon may be written with single quotes, and with tags in comments', () => {
  const text = `<!-- <svg viewBox="0 0 1 1"></svg> --><svg viewBox='0 0 8 8'><path d='M1 1"'/></svg>`;
  expect(parseIcon(text)).toEqual({ viewBox: '0 0 8 8', body: '<path d="M1 1&quot;"/>' });
});

test('only icons among the given assets are read', () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const assets = new Set([
    'assets/icons/search.svg',
    'assets/logos/default.svg',
    'assets/icons/compass.svg',
  ]);
  expect(Object.keys(readIcons(root, assets))).toEqual(['compass', 'search']);
});
