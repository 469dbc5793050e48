import type { ReactElement } from 'react';
import type { IslandDefinition } from './definition.ts';
import { VideoPlayer } from './video/VideoPlayer.tsx';
import type { Poster, VideoWords } from './video/video-props.ts';

export interface AboutVideoProps {
  readonly title: string;
  readonly url: string;
  /** The same video in another format. */
  readonly fallbackUrl?: string;
  readonly poster: Poster;
  /** URL of the captions, WebVTT. */
  readonly captionsUrl: string;
  /** The language of the captions, where that is not English. */
  readonly captionsLang?: string;
  readonly words: VideoWords;
}

/** A video that is part of a page; without JavaScript it is a link. */
function AboutVideo(props: AboutVideoProps): ReactElement {
  return <VideoPlayer {...props} />;
}

export const island: IslandDefinition<AboutVideoProps> = {
  name: 'AboutVideo',
  Component: AboutVideo,
};
