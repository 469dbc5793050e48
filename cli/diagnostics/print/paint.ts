import pico from 'picocolors';

/** How words that came and went are set apart, and what is read first and last. */
export type Paint = ReturnType<typeof createPaint>;

/** Colours, or the signs of `git diff --word-diff` where there are none. */
export function createPaint(colour: boolean) {
  const { red, strikethrough, green, bold, dim } = pico.createColors(colour);
  return {
    same: String,
    removed: (text: string) => (colour ? red(strikethrough(text)) : `[-${text}-]`),
    added: (text: string) => (colour ? green(text) : `{+${text}+}`),
    strong: bold,
    faint: dim,
  };
}
