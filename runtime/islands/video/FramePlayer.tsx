import type { ReactElement } from 'react';
import { useFocusedChild } from './use-focused-child.ts';
import type { VideoPlayerProps } from './video-props.ts';

/** The player of another site, in a frame; focus goes there. */
export function FramePlayer({ title, url }: VideoPlayerProps): ReactElement {
  const place = useFocusedChild();
  return (
    <div ref={place} className="video video--playing">
      <iframe className="video__player" src={url} title={title} allow="autoplay; fullscreen" />
    </div>
  );
}
