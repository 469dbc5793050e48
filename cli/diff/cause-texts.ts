import escapeStringRegexp from 'escape-string-regexp';
import { valueAt } from '../schema/pointer.ts';
import type { Cause } from './causes.ts';
import type { Side } from './side.ts';
import { listWords } from './similarity.ts';

/** What a cause states in both versions. */
export interface CauseTexts {
  /** None where the words are too short to be distinguished from others, or are no texts. */
  readonly replacements: readonly Replacement[];
  /** The whole text, where there are tokens in it. */
  readonly template?: Template;
  /** In lower case. */
  readonly words: ReadonlySet<string>;
}

/** Words that a cause puts in the place of others, between the tokens and marks of its text. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** A text in both versions, with the same tokens. */
export interface Template {
  /** Captures what the tokens print. */
  readonly old: RegExp;
  readonly fill: (printed: readonly string[]) => string;
}

export function readCauseTexts({ source, field }: Cause, old: Side, next: Side): CauseTexts {
  if (source.kind === 'asset') return { replacements: [], words: wordsIn(field) };
  const { kind, difference } = source;
  const valueIn = (side: Side, pointer: string | undefined): unknown =>
    pointer === undefined ? undefined : valueAt(side.written[kind].value, pointer);
  return compareValues(valueIn(old, difference.old), valueIn(next, difference.new));
}

/** What is stated of a field before and after; undefined where it is not. */
export function compareValues(before: unknown, after: unknown): CauseTexts {
  const words = wordsIn(`${printed(before)} ${printed(after)}`);
  if (typeof before !== 'string' || typeof after !== 'string') return { replacements: [], words };
  const template = templateOf(before, after);
  return { replacements: compareFragments(before, after), ...(template && { template }), words };
}

function printed(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The words of a text, in lower case. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(listWords(text));
}

/** Characters below which words are likely to stand in other texts by chance. */
const minLength = 4;

/** In whose place a page prints something else. */
const token = /\{\{?[^{}]*\}\}?/g;

/** The same, and what puts words into elements of their own: bold ones, links. */
const tokenOrMark = new RegExp(`${token.source}|\\*\\*|\\[|\\]\\([^)]*\\)`);

function compareFragments(before: string, after: string): readonly Replacement[] {
  const [old, next] = [before, after].map((text) => text.split(tokenOrMark).map(asPrinted));
  if (old?.length !== next?.length) return [];
  const changed = (old ?? []).flatMap((from, index) => {
    const to = next?.[index] ?? '';
    return from === to ? [] : [{ from, to }];
  });
  const isShort = ({ from, to }: Replacement) => Math.min(from.length, to.length) < minLength;
  return changed.some(isShort) ? [] : changed;
}

function asPrinted(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

function templateOf(before: string, after: string): Template | undefined {
  const [old, next] = [asPrinted(before), asPrinted(after)];
  const tokens = old.match(token);
  if (tokens === null || tokens.join() !== next.match(token)?.join()) return undefined;
  const words = old.split(token);
  if (words.join('').length < minLength) return undefined;
  const parts = next.split(token);
  return {
    old: new RegExp(`^${words.map(escapeStringRegexp).join('(.+?)')}$`, 'u'),
    fill: (found) => parts.map((part, index) => part + (found[index] ?? '')).join(''),
  };
}
