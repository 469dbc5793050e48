import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../contract.ts';

export interface VideoPlayerProps {
  readonly title: string;
  readonly url: string;
  /** The same video in another format, for browsers that cannot play the first. */
  readonly fallbackUrl?: string | undefined;
  readonly poster?: Poster;
  /**
   * What stands in the place of the video before it plays, where there is no poster; what the page
   * says beside it.
   */
  readonly cover?: ReactNode;
  /** URL of the captions, WebVTT; only for a video file. */
  readonly captionsUrl?: string | undefined;
  /** The language of the captions, as a tag; without it, English. */
  readonly captionsLang?: string | undefined;
  readonly words: VideoWords;
}

export type VideoWords = InterfaceWords['video'];

export interface Poster {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}
