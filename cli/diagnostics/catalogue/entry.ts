export type Severity = 'error' | 'warning' | 'notice';

/** How grave a code is, and the words for it. */
export interface CatalogueEntry<P> {
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

export function error<P>(message: (parameters: P) => string): CatalogueEntry<P> {
  return { severity: 'error', message };
}

export function warning<P>(message: (parameters: P) => string): CatalogueEntry<P> {
  return { severity: 'warning', message };
}

export function notice<P>(message: (parameters: P) => string): CatalogueEntry<P> {
  return { severity: 'notice', message };
}

/** For codes whose suggestions may have other words than what is typed. */
export const rewording = {
  error: <P>(message: (parameters: P) => string) => mending(error(message)),
  warning: <P>(message: (parameters: P) => string) => mending(warning(message)),
  notice: <P>(message: (parameters: P) => string) => mending(notice(message)),
};

function mending<P>(entry: CatalogueEntry<P>): CatalogueEntry<P> {
  return { ...entry, rewords: true };
}

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
