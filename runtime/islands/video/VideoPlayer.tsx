import { useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { isPlainClick } from '../../services/plain-click.ts';
import { FilePlayer } from './FilePlayer.tsx';
import { FramePlayer } from './FramePlayer.tsx';
import type { VideoPlayerProps } from './video-props.ts';

/**
 * A link with a poster; a click plays the video in its place. Nothing of it is loaded before that.
 */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const [isPlaying, play] = useState(false);
  const start = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    play(true);
  };
  const { title, url, fallbackUrl, poster, cover, words } = props;
  if (isPlaying) return isVideoFile(url) ? <FilePlayer {...props} /> : <FramePlayer {...props} />;
  return (
    <a className="video" href={fallbackUrl ?? url} data-replay="" onClick={start}>
      {poster === undefined ? null : (
        <img
          className="video__poster"
          src={poster.url}
          width={poster.width}
          height={poster.height}
          alt=""
          loading="lazy"
        />
      )}
      {cover}
      <span className="video__play">
        <span>
          {words.play}
          <span className="video__title">{`: ${title}`}</span>
        </span>
      </span>
    </a>
  );
}

function isVideoFile(url: string): boolean {
  return /\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i.test(url);
}
