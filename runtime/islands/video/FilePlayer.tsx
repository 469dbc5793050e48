import { useState } from 'react';
import type { ReactElement } from 'react';
import { VideoFailure } from './VideoFailure.tsx';
import type { Failure } from './VideoFailure.tsx';
import { useFocusedChild } from './use-focused-child.ts';
import { captionsLanguage } from './captions-language.ts';
import type { VideoPlayerProps } from './video-props.ts';

/** Where a video is played from, in seconds, or why it cannot be. */
type Playback = { readonly from: number } | Failure;

/**
 * A video file in the browser's own player; a visitor can try again where it failed, and it
 * continues from there.
 */
export function FilePlayer(props: VideoPlayerProps): ReactElement {
  const [playback, setPlayback] = useState<Playback>({ from: 0 });
  if ('from' in playback) return <Player {...props} from={playback.from} fail={setPlayback} />;
  return (
    <VideoFailure
      failure={playback}
      words={props.words}
      url={props.fallbackUrl ?? props.url}
      retry={() => setPlayback({ from: playback.at })}
    />
  );
}

interface PlayerProps extends VideoPlayerProps {
  readonly from: number;
  readonly fail: (failure: Failure) => void;
}

function Player(props: PlayerProps): ReactElement {
  const { title, poster, captionsUrl, captionsLang, words, from, fail, ...sources } = props;
  const place = useFocusedChild();
  const [hasCaptions, setHasCaptions] = useState(true);
  const failWith = (video: EventTarget | null): void => {
    if (video instanceof HTMLVideoElement) fail(failureOf(video));
  };
  const urls = [sources.url, ...(sources.fallbackUrl === undefined ? [] : [sources.fallbackUrl])];
  return (
    <>
      <div ref={place} className="video video--playing">
        <video
          className="video__player"
          poster={poster?.url}
          aria-label={title}
          tabIndex={0}
          controls
          autoPlay
          playsInline
          onLoadedMetadata={({ currentTarget }) => {
            if (from > 0) currentTarget.currentTime = from;
          }}
          // React passes on what a source fails with, though such events do not bubble.
          onError={({ target, currentTarget }) => {
            if (target === currentTarget) failWith(currentTarget);
          }}
        >
          {urls.map((url, index) => (
            <source
              key={url}
              src={url}
              type={mediaType(url)}
              onError={({ currentTarget }) => {
                if (index === urls.length - 1) failWith(currentTarget.parentElement);
              }}
            />
          ))}
          {captionsUrl === undefined ? null : (
            <Captions
              url={captionsUrl}
              lang={captionsLang ?? captionsLanguage}
              label={words.captions}
              fail={() => setHasCaptions(false)}
            />
          )}
        </video>
      </div>
      {hasCaptions ? null : <p role="status">{words.withoutCaptions}</p>}
    </>
  );
}

interface CaptionsProps {
  readonly url: string;
  readonly lang: string;
  readonly label: string;
  readonly fail: () => void;
}

function Captions({ url, lang, label, fail }: CaptionsProps): ReactElement {
  return (
    <track
      kind="captions"
      src={url}
      srcLang={lang}
      label={label}
      default
      // React attaches no other listener of errors to a track.
      onErrorCapture={fail}
    />
  );
}

/** `MediaError.MEDIA_ERR_NETWORK` */
const networkError = 2;

/**
 * A source that is not there has no error of its own: nobody can know then whether the format is
 * one to play.
 */
function failureOf(video: HTMLVideoElement): Failure {
  const reason = video.error?.code === networkError ? 'interrupted' : 'unplayable';
  return {
    reason: navigator.onLine ? reason : 'offline',
    at: video.currentTime,
    hadFocus: video === document.activeElement,
  };
}

/** Lets a browser pass over what it cannot play without asking for it. */
function mediaType(url: string): string | undefined {
  const [, ending = ''] = /\.(\w+)(?:[?#]|$)/.exec(url) ?? [];
  return { webm: 'video/webm', mp4: 'video/mp4' }[ending.toLowerCase()];
}
