import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { VideoWords } from './video-props.ts';

/** Why a video stopped, or never began. */
export interface Failure {
  readonly reason: 'offline' | 'interrupted' | 'unplayable';
  /** How far it came, in seconds. */
  readonly at: number;
  /** Whether focus was on the player, and so would be lost with it. */
  readonly hadFocus: boolean;
}

interface VideoFailureProps {
  readonly failure: Failure;
  readonly url: string;
  readonly words: VideoWords;
  readonly retry: () => void;
}

/** What happened, and what a visitor can do: try again, or open the file by itself. */
export function VideoFailure({ failure, url, words, retry }: VideoFailureProps): ReactElement {
  const message = useRef<HTMLParagraphElement>(null);
  const { reason, hadFocus } = failure;
  useEffect(() => {
    if (hadFocus) message.current?.focus();
  }, [hadFocus]);
  return (
    <div className="video video--failed">
      <p ref={message} className="video__failure" role="alert" tabIndex={-1}>
        {words[reason]}
      </p>
      <p className="video__ways">
        <button type="button" className="button" onClick={retry}>
          {words.retry}
        </button>
        <a href={url}>{words.open}</a>
      </p>
    </div>
  );
}
