/** The language of captions that say none, as a code. */
export const captionsLanguage = 'en';
