/** All that a player says. */
export const words = {
  play: 'Play video',
  captions: 'English',
  offline: 'You are offline, so the video can’t be loaded.',
  interrupted: 'The connection broke off before the video ended.',
  unplayable:
    'The video can’t be played here: it could not be loaded, or this browser does not know its format.',
  retry: 'Try again',
  open: 'Open the video by itself',
  withoutCaptions: 'The captions could not be loaded.',
} as const;

/** The language of the captions, as a code. */
export const captionsLanguage = 'en';
