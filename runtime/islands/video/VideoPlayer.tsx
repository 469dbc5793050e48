import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { isPlainClick } from '../../services/plain-click.ts';

export interface VideoPlayerProps {
  readonly title: string;
  readonly url: string;
  readonly poster?: Poster;
  /** URL of the captions, WebVTT; only for a video file. */
  readonly captionsUrl?: string | undefined;
}

export interface Poster {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/** A link with a poster; a click plays the video in its place. Nothing of it is loaded before that. */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const [isPlaying, play] = useState(false);
  const start = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    play(true);
  };
  if (isPlaying) return <Player {...props} />;
  const { title, url, poster } = props;
  return (
    <a className="video" href={url} data-replay="" onClick={start}>
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
      <span className="video__play">
        <span>
          Play video<span className="video__title">{`: ${title}`}</span>
        </span>
      </span>
    </a>
  );
}

/** A video file plays in the browser's own player, any other address in a frame; focus goes there, and stays there. */
function Player({ title, url, poster, captionsUrl }: VideoPlayerProps): ReactElement {
  const [failure, fail] = useState<FailureProps>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const child = place.current?.firstElementChild;
    if (child instanceof HTMLElement) child.focus();
  }, []);
  if (failure !== undefined) return <Failure {...failure} />;
  return (
    <div ref={place} className="video video--playing">
      {isVideoFile(url) ? (
        <video
          className="video__player"
          src={url}
          poster={poster?.url}
          aria-label={title}
          tabIndex={0}
          controls
          autoPlay
          onError={({ target }) => fail({ url, hasFocus: target === document.activeElement })}
        >
          {captionsUrl === undefined ? null : (
            <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />
          )}
        </video>
      ) : (
        <iframe className="video__player" src={url} title={title} allow="autoplay; fullscreen" />
      )}
    </div>
  );
}

interface FailureProps {
  readonly url: string;
  /** Whether focus was on the player, and so would be lost with it. */
  readonly hasFocus: boolean;
}

function Failure({ url, hasFocus }: FailureProps): ReactElement {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasFocus) message.current?.focus();
  }, [hasFocus]);
  return (
    <p ref={message} className="video__failure" role="alert" tabIndex={-1}>
      {'The video can’t be played here. '}
      <a href={url}>Open it on its own page</a>
    </p>
  );
}

function isVideoFile(url: string): boolean {
  return /\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i.test(url);
}
