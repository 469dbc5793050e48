import { capital } from './lists.ts';

export type Severity = 'error' | 'warning' | 'notice';

/** How grave a code is, the words for it, and what it means, in one or two sentences each. */
export interface CatalogueEntry<P> extends Options {
  readonly severity: Severity;
  readonly message: (parameters: P) => string;
  /** What is wrong, in general. */
  readonly meaning: string;
  /** What would happen if it stayed. */
  readonly reason: string;
  /** What to write or do instead. */
  readonly fix: string;
}

interface Options {
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
type IsCertain = (replacement: Replacement) => boolean;

export const always: IsCertain = () => true;

type About = [meaning: string, reason: string, fix: string, options?: Options];

export const error = entryOf('error');
/** An error whose suggestions are always the one right answer. */
export const fixableError = entryOf('error', { fixable: always });
export const warning = entryOf('warning');
export const notice = entryOf('notice');

/** Makes entries, with a text as `fillIn` takes it for their message, or a function where more than that is to be said. */
function entryOf(severity: Severity, usual?: Options) {
  function entry<Text extends string>(
    message: Text,
    ...about: About
  ): CatalogueEntry<ParametersIn<Text>>;
  function entry<P>(message: (parameters: P) => string, ...about: About): CatalogueEntry<P>;
  function entry(
    message: string | ((parameters: never) => string),
    ...[meaning, reason, fix, options]: About
  ): CatalogueEntry<never> {
    const compose =
      typeof message === 'string' ? (words: Words) => fillIn(message, words) : message;
    return { severity, message: compose, meaning, reason, fix, ...usual, ...options };
  }
  return entry;
}

type Words = Readonly<Record<string, string | number | undefined>>;

/**
 * A text with words in the place of names between braces, such as `{path}`, and with a capital for those that begin a sentence,
 * such as `{Path}`. Two braces are those of tokens, which are written as they stand. What stands between brackets, such as
 * `[, probably {nearest}]`, is said where there are words for the names in it, and what follows a bar in them, such as
 * `[{right}|another name]`, where there are none.
 */
export function fillIn(text: string, words: Words): string {
  const wordsFor = (name = '') => {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    const word = String(words[small] ?? '');
    return small === name ? word : capital(word);
  };
  return text
    .replaceAll(/\[([^|\]]+)\|?([^\]]*)\]/g, (_, said: string, otherwise: string) =>
      Array.from(said.matchAll(named), ([, name]) => wordsFor(name)).includes('')
        ? otherwise
        : said,
    )
    .replaceAll(named, (_, name: string) => wordsFor(name));
}

const named = /(?<!\{)\{(\w+)\}(?!\})/g;

/** What a text has names for, and which of them may be left out. */
type ParametersIn<Text extends string> = Readonly<
  Record<NamesIn<NeededPart<Text>>, string | number>
> &
  Readonly<Partial<Record<NamesIn<Text>, string | number | undefined>>>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `{${string}` ? never : Uncapitalize<Name>) | NamesIn<Rest>
  : never;

/** A text without what is said only where there are words for it. */
type NeededPart<Text extends string> = Text extends `${infer Before}[${infer Part}]${infer After}`
  ? `${Before}${Part extends `${string}|${infer Otherwise}` ? Otherwise : ''}${NeededPart<After>}`
  : Text;
