import { capital, counted } from './lists.ts';

export type Severity = 'error' | 'warning' | 'notice';

/** How grave a code is, the words for it, and what it means. */
export interface CatalogueEntry<P> extends Explanation {
  readonly severity: Severity;
  readonly message: (parameters: P) => string;
}

/** Codes, as a rule states its own. */
export type Entries = Readonly<Record<string, CatalogueEntry<never>>>;

/** What the message of a code is built from. */
export type ParametersOf<E extends Entries, C extends keyof E> = Parameters<E[C]['message']>[0];

/** What a code means wherever it is found, in one or two sentences each. */
export interface Explanation extends Options {
  /** What is wrong, in general. */
  readonly meaning: string;
  /** What would happen if it stayed. */
  readonly reason: string;
  /** What to write or do instead. */
  readonly fix: string;
}

interface Options {
  /** When `validate --fix` may write a suggestion: it is right, and visitors read the same. */
  readonly fixable?: IsCertain | undefined;
  /** It may be right in a field that somebody looked at, so it is acknowledged field by field. */
  readonly byField?: true;
}

/** What is typed, and what is suggested in its place. */
export interface Replacement {
  readonly typed: string;
  readonly suggestion: string;
  /** The rest of the line behind what is typed. */
  readonly behind: string;
}

type IsCertain = (replacement: Replacement) => boolean;

export const always: IsCertain = () => true;

type About = [meaning: string, reason: string, fix: string, options?: Options];

export const error = entryOf('error');
/** An error whose suggestions are always the one right answer. */
export const fixableError = entryOf('error', { fixable: always });
export const warning = entryOf('warning');
export const notice = entryOf('notice');

/** Makes entries; a message is a text for `fillIn`, or a function. */
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

type Words = Readonly<Record<string, Word>>;

/** A flag says whether there is something, and is not printed. */
type Word = string | number | boolean | undefined;

/**
 * A text with words in the place of names between braces, such as `{path}`, and with a capital for
 * those that begin a sentence, such as `{Path}`. A noun behind a name says what is counted, as in
 * `{spaces:space}`. Two braces are those of tokens, which are written as they stand. Of what stands
 * between brackets, divided by bars, the first part is said that has words for all its names, as in
 * `[, probably {nearest}]`, `[{right}|another name]` and `[{isPast}was|will be]`.
 */
export function fillIn(text: string, words: Words): string {
  const isSaid = (part: string) =>
    Array.from(part.matchAll(named)).every(([, name = '']) => wordFor(name, words) !== undefined);
  return text
    .replaceAll(/\[([^\]]+)\]/g, (_, parts: string) => parts.split('|').find(isSaid) ?? '')
    .replaceAll(named, (_, name: string, noun?: string) => {
      const word = wordFor(name, words);
      if (noun !== undefined) return counted(Number(word), noun);
      return typeof word === 'boolean' ? '' : String(word ?? '');
    });
}

function wordFor(name: string, words: Words): Word {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const word = words[small] === '' || words[small] === false ? undefined : words[small];
  return small === name || typeof word !== 'string' ? word : capital(word);
}

const named = /(?<!\{)\{(\w+)(?::(\w+))?\}(?!\})/g;

/** The names in a text, and which of them are optional. */
type ParametersIn<Text extends string> = Readonly<
  Record<NamesIn<NeededPart<Text>>, string | number>
> &
  Readonly<Partial<Record<NamesIn<Text>, Word>>>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NameIn<Name> | NamesIn<Rest>
  : never;

/** Without the counted noun. A brace before the name is one of a token or of YAML. */
type NameIn<Name extends string> = Name extends `{${string}`
  ? never
  : Name extends `${string}{${infer Inner}`
    ? NameIn<Inner>
    : Name extends `${infer Counted}:${string}`
      ? Uncapitalize<Counted>
      : Uncapitalize<Name>;

/** A text without what is said only where there are words for it. */
type NeededPart<Text extends string> = Text extends `${infer Before}[${infer Part}]${infer After}`
  ? `${Before}${Otherwise<Part>}${NeededPart<After>}`
  : Text;

/** The last of several parts, for which there have to be words. */
type Otherwise<Parts extends string> = Parts extends `${string}|${infer Rest}`
  ? Rest extends `${string}|${string}`
    ? Otherwise<Rest>
    : Rest
  : '';
