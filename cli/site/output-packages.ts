import { packageVersion } from '../emit/package-version.ts';
import type { Engine } from './bundle-options.ts';

/** Packages whose code is in the pages and bundles, or that made these. */
const shared = ['dompurify', 'esbuild', 'react-router-dom'];
const rendering: Readonly<Record<Engine, readonly string[]>> = {
  preact: ['preact', 'preact-render-to-string'],
  react: ['react', 'react-dom'],
};

/** Makes the sizes of pictures, where an output has any. */
const ofPictures = ['sharp'];

/** The versions of the packages that an output depends on, by name. */
export function outputPackages(
  engine: Engine,
  hasPictures: boolean,
): Readonly<Record<string, string>> {
  const names = [...shared, ...rendering[engine], ...(hasPictures ? ofPictures : [])].sort();
  return Object.fromEntries(names.map((name) => [name, packageVersion(name)]));
}
