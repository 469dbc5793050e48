import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';

export interface PictureProps {
  readonly asset: BuiltAsset;
  readonly className?: string;
  /** Whether the picture is seen without scrolling, and so is loaded at once. */
  readonly isFirstSeen?: boolean;
  /** Replaces the picture's own text alternative; empty where the text next to it says the same. */
  readonly alt?: string;
}

/** A picture with its size and its text alternative, the `<title>` of the file. */
export function Picture({ asset, className, isFirstSeen = false, alt }: PictureProps): ReactNode {
  const image = (
    <img
      className={className}
      src={asset.url}
      alt={alt ?? asset.title ?? ''}
      width={asset.width}
      height={asset.height}
      loading={isFirstSeen ? undefined : 'lazy'}
      decoding="async"
    />
  );
  // A picture element keeps react-dom from writing a preload link in front of the page.
  return isFirstSeen ? <picture>{image}</picture> : image;
}
