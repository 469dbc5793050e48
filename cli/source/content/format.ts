import type { Danger } from './svg.ts';

/** What a file is by its content. */
export interface Format {
  /** In a marketer's words, with an article. */
  readonly words: string;
  /** Without dots, in lower case; the first is the usual one. */
  readonly endings: readonly string[];
  readonly begins: (contents: Buffer) => boolean;
  /** Whether nothing is missing of one that does, where that can be seen. */
  readonly isWhole?: (contents: Buffer) => boolean;
  /** What of it visitors must not be sent, where a format can hold such a thing. */
  readonly findDanger?: (contents: Buffer) => Danger | undefined;
}
