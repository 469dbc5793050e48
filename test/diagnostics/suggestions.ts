import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { validateFile } from '../../cli/compile/schema/validate.ts';
import { parseYaml } from '../../cli/compile/source/yaml.ts';
import { base } from '../base-project.ts';
import type { Dice } from '../compile/source/dice.ts';
import { createDice } from '../compile/source/dice.ts';

/** A suggestion with which the file has other words than without it. */
export interface LostWords {
  readonly code: string;
  readonly typed: string;
  readonly suggestion: string;
}

/**
 * The codes whose suggestions may have other words than what is typed, as where a name is misspelt.
 */
export const rewording: ReadonlySet<string> = new Set(
  `
  alias-conflict alt-below-picture asset-missing asset-outside bad-alias bad-block-name bad-colour bad-count
  bad-date bad-email bad-language bad-moment bad-name bad-origin bad-path-prefix bad-phone bad-region-code
  bad-region-key bad-sample-mark bad-site-address bad-site-id bad-time-zone boolean-word claim-as-figure
  date-unreadable dead-anchor dead-link doubled-word duplicate-code foreign-name garbled-text
  html-in-text link-leaves-region markdown-in-text misspelled-key misspelled-state misspelt-date
  moved-to-nothing name-without-article not-one-of same-as-default single-braces timed-entry
  unknown-edition unknown-field unknown-icon unknown-notice unknown-original unknown-placeholder unknown-region unknown-token
  unknown-version unsafe-link unusual-number video-page webinar-date-mismatch webinar-date-typed
  webinar-date-unreadable webinar-without-date wrapped-link wrong-state-code
`
    .trim()
    .split(/\s+/),
);

/** The suggestions that change a word of their file, of codes that are not for that. */
export function lostWords(diagnostics: readonly Diagnostic[]): readonly LostWords[] {
  return diagnostics.flatMap((diagnostic) => {
    const { code, span, suggestion } = diagnostic;
    if (suggestion === undefined || rewording.has(code) || !changesWords(diagnostic)) return [];
    return [{ code, typed: span.file.text.slice(span.start, span.end), suggestion }];
  });
}

/**
 * Whether the suggestion has other letters, digits, ampersands or apostrophes than what it
 * replaces.
 */
export function changesWords({ span, suggestion = '' }: Diagnostic): boolean {
  const typed = span.file.text.slice(span.start, span.end);
  // The letters of an escape, such as \x1b, are no word.
  const isDeletedEscape = suggestion.trim() === '' && /^\\\w+$/.test(typed);
  return !isDeletedEscape && wordsOf(typed) !== wordsOf(unescaped(suggestion));
}

/**
 * Without signs and blanks; an apostrophe is part of a word where it stands within one, or shortens
 * it.
 */
function wordsOf(text: string): string {
  const signs = /(?<!\p{L})['’](?!(?:tis|\d0s)\b)|['’](?![\p{L}\d])|[^\p{L}\p{N}&'’]/giu;
  return text.replaceAll(signs, '');
}

/** In single quotes an apostrophe is written twice. */
function unescaped(suggestion: string): string {
  return suggestion.startsWith("'") ? suggestion.slice(1, -1).replaceAll("''", "'") : suggestion;
}

/** What is found in a file by itself. */
export function problemsOf(path: string, text: string): readonly Diagnostic[] {
  const [document, syntax] = parseYaml(createSourceFile(path, text));
  const file = path === 'library.yaml' ? 'library' : 'regions';
  return [...syntax, ...(document ? validateFile(document, file)[1] : [])];
}

const sound = readFileSync(join(base, 'regions.yaml'), 'utf8');

/**
 * Parts of it that can be read alone, the texts of each page apart, since all of it takes seven
 * times as long; each as often as it has lines.
 */
const parts = sound
  .split(/^(?=[a-z])/m)
  .flatMap((block) => {
    const [head = '', ...pages] = block.split(/^(?= {4}[a-z]\w+:\n)/m);
    return block.startsWith('defaults:')
      ? [head, ...pages.map((page) => `defaults:\n  pages:\n${page}`)]
      : [block];
  })
  .flatMap((part) => part.split('\n').map(() => part));

/** Signs that people type before, within and behind a text. */
const signs =
  `" ' “ ” ‘ ’ , ; : # & * ! | > % @ \` - – { } [ ] {{ }} \\ & \u00AD \u200B \u00A0 \uFFFD â€™ ",`.split(
    ' ',
  );
const starts = ["'Tis ", '& more ', '&more ', '!more ', '"Beyond" ', "'90s ", '* ', '> ', '%', '?'];

/**
 * Parts of the sound file with one or two slips in the value of a line; the same seed gives the
 * same files.
 */
export function* brokenFiles(seed: number, count: number): Generator<string> {
  const dice = createDice(seed);
  for (let made = 0; made < count; made++) {
    const once = breakLine(dice.pick(parts), dice);
    yield dice.onceIn(3) ? breakLine(once, dice) : once;
  }
}

function breakLine(text: string, dice: Dice): string {
  const lines = text.split('\n');
  const at = dice.below(lines.length);
  lines[at] = breakValue(lines[at] ?? '', dice);
  return lines.join('\n');
}

function breakValue(line: string, dice: Dice): string {
  const [, head = '', value = ''] = /^( *(?:- )?(?:\w+: )?)(.*)$/.exec(line) ?? [];
  const middle = dice.below(value.length + 1);
  const sign = dice.pick(signs);
  const slips = [
    () => `${head}${sign}${value}`,
    () => `${head}${value}${sign}`,
    () => `${head}${sign}${value}${sign}`,
    () => `${head}${value.slice(0, middle)}${sign}${value.slice(middle)}`,
    () => `${head}${value.slice(0, middle)} ${sign} ${value.slice(middle)}`,
    () => `${head}${dice.pick(starts)}${value}`,
    () => `${head}"${value}",`,
    () => `${head}${value} # ${dice.pick(['why', '1 of them'])}`,
    () => `${dice.pick([' ', '  ', '\t'])}${line}`,
    () => line.replace(': ', dice.pick([':', ' ', '= '])),
  ];
  return slips[dice.below(slips.length)]?.() ?? line;
}
