import type { AssetPath, Picture } from '../schema/written.ts';

/** The path of a picture, whether or not words stand beside it. */
export function fileOf(picture: Picture): AssetPath {
  return typeof picture === 'string' ? picture : picture.file;
}
