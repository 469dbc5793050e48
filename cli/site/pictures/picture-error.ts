/** The sizes of a picture could not be made; the message says why in plain words. */
export class PictureError extends Error {}
