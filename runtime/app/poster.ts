import type { BuiltAsset } from '../contract.ts';
import type { Poster } from '../islands/video/video-props.ts';

/** A picture as the poster of a film. */
export function posterOf({ url, width, height }: BuiltAsset): Poster {
  return {
    url,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}
