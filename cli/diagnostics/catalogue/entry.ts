export type Severity = 'error' | 'warning' | 'notice';

/** What a code means, for people who want to know more than its message says. Each part is one or two sentences. */
export interface Explanation {
  /** What is wrong, in general. */
  readonly meaning: string;
  /** What would happen if it stayed. */
  readonly reason: string;
  /** What to write or do instead. */
  readonly fix: string;
}

/** How grave a code is, the words for it, and what it means. */
export interface CatalogueEntry<P> extends Explanation {
  readonly severity: Severity;
  readonly message: (parameters: P) => string;
  /**
   * Its suggestions may have other words than what is typed, as where a name is misspelt. All others keep every letter and
   * digit.
   */
  readonly rewords?: true;
  /**
   * Its suggestions may be written without asking, as `validate --fix` does: they leave the words that visitors read, and
   * are the one right answer where this is true of them.
   */
  readonly fixable?: IsCertain;
  /** It can be as it should be in a field that somebody looked at, and so is acknowledged field by field. */
  readonly byField?: true;
}

/** What is typed, and what is suggested in its place. */
export interface Replacement {
  readonly typed: string;
  readonly suggestion: string;
  /** The rest of the line behind what is typed. */
  readonly behind: string;
}

/** Whether a suggestion is the one right answer. */
export type IsCertain = (replacement: Replacement) => boolean;

type Entry = <P>(
  message: (parameters: P) => string,
  meaning: string,
  reason: string,
  fix: string,
) => CatalogueEntry<P>;

function entryOf(severity: Severity, rewords?: true): Entry {
  return (message, meaning, reason, fix) => ({
    ...{ severity, message, meaning, reason, fix },
    ...(rewords && { rewords }),
  });
}

export const error = entryOf('error');
export const warning = entryOf('warning');
export const notice = entryOf('notice');

/** For codes whose suggestions may have other words than what is typed. */
export const rewording = {
  error: entryOf('error', true),
  warning: entryOf('warning', true),
  notice: entryOf('notice', true),
};

/** For codes whose suggestions may be written without asking, all or those that are certain. */
export function fixable<P>(
  entry: CatalogueEntry<P>,
  isCertain: IsCertain = () => true,
): CatalogueEntry<P> {
  return { ...entry, fixable: isCertain };
}

/** For warnings that can be acknowledged, though only for the fields that are named. */
export function byField<P>(entry: CatalogueEntry<P>): CatalogueEntry<P> {
  return { ...entry, byField: true };
}

/** The region and the field that a message is about. */
export interface Named {
  readonly region: string;
  readonly field: string;
}
