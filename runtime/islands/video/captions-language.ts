/** The language of the captions, as a code. */
export const captionsLanguage = 'en';
