import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';

export interface PictureProps {
  readonly asset: BuiltAsset;
  readonly className?: string;
  /** Whether the picture is seen without scrolling, and so is loaded at once. */
  readonly isFirstSeen?: boolean;
  /** Replaces the title of the file where nothing is written beside its path; what a link says that holds no words. */
  readonly alt?: string;
}

/** A picture with its size and its text alternative. */
export function Picture({ asset, className, isFirstSeen = false, alt }: PictureProps): ReactNode {
  const image = (
    <img
      className={className}
      src={asset.url}
      alt={alternativeOf(asset, alt)}
      width={asset.width}
      height={asset.height}
      loading={isFirstSeen ? undefined : 'lazy'}
      decoding="async"
    />
  );
  // A picture element keeps react-dom from writing a preload link in front of the page.
  return isFirstSeen ? <picture>{image}</picture> : image;
}

/** A picture that is the whole of a link is never decorative: nothing else would name the link. */
function alternativeOf({ alt, title }: BuiltAsset, instead: string | undefined): string {
  return alt === undefined ? (instead ?? title ?? '') : alt || (instead ?? '');
}
