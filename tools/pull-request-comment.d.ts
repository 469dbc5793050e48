/** What is known of a pull request, when it is commented on. */
export interface Report {
  /** Markdown of `career-site diff`; undefined where it could not be made. */
  readonly changes: string | undefined;
  /** Markdown of `career-site validate`. */
  readonly diagnostics: string | undefined;
  readonly links: readonly Link[];
  readonly commit: string;
}

/** A place where the change can be looked at. */
export interface Link {
  readonly words: string;
  readonly address: string;
  readonly note?: string;
}

export const marker: string;

export function composeComment(report: Report): string;
