import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import type { PicturePlace } from './sizes.ts';
import { sizesOf } from './sizes.ts';

export interface PictureProps {
  readonly asset: BuiltAsset;
  readonly className?: string;
  /** Whether the picture is seen without scrolling, and so is loaded at once. */
  readonly isFirstSeen?: boolean;
  /** Where it stands, if it does not fill the container. */
  readonly place?: PicturePlace;
  /**
   * Replaces the title of the file where nothing is written beside its path; what a link says that
   * holds no words.
   */
  readonly alt?: string;
}

/**
 * A picture with its size and its text alternative; made of pixels, in the formats and widths to
 * choose from.
 */
export function Picture({
  asset,
  className,
  isFirstSeen = false,
  place = 'container',
  alt,
}: PictureProps): ReactNode {
  const { sources = [] } = asset;
  const image = (
    <img
      className={className}
      src={asset.url}
      alt={alternativeOf(asset, alt)}
      lang={asset.alt === undefined ? asset.lang : undefined}
      width={asset.width}
      height={asset.height}
      loading={isFirstSeen ? undefined : 'lazy'}
      decoding="async"
    />
  );
  // A picture element also keeps react-dom from writing a preload link in front of the page.
  if (!isFirstSeen && sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, variants }) => (
        <source
          key={type}
          type={type}
          srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={sizesOf(asset, place)}
        />
      ))}
      {image}
    </picture>
  );
}

/** A picture that is the whole of a link is never decorative: nothing else would name the link. */
function alternativeOf({ alt, title }: BuiltAsset, instead: string | undefined): string {
  return alt === undefined ? (instead ?? title ?? '') : alt || (instead ?? '');
}
