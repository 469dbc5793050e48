import pico from 'picocolors';

/** How words that came and went are set apart, and what is read first and last. */
export interface Paint {
  readonly removed: (text: string) => string;
  readonly added: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** Colours, or the signs of `git diff --word-diff` where there are none. */
export function createPaint(colour: boolean): Paint {
  const colours = pico.createColors(colour);
  const asItIs = (text: string) => text;
  return {
    removed: colour ? (text) => colours.red(colours.strikethrough(text)) : (text) => `[-${text}-]`,
    added: colour ? colours.green : (text) => `{+${text}+}`,
    strong: colour ? colours.bold : asItIs,
    faint: colour ? colours.dim : asItIs,
  };
}
