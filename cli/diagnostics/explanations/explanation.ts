/** What a code means, for people who want to know more than its message says. Each part is one or two sentences. */
export interface Explanation {
  /** What is wrong, in general. */
  readonly meaning: string;
  /** What would happen if it stayed. */
  readonly reason: string;
  /** What to write or do instead. */
  readonly fix: string;
}

export function explanation(meaning: string, reason: string, fix: string): Explanation {
  return { meaning, reason, fix };
}
