import type { Entries, Explanation, ParametersOf, Severity } from './catalogue/entry.ts';
import type { Code } from './codes.ts';
import { catalogue } from './codes.ts';
import type { Span } from './span.ts';
import { visibleInLine } from './visible.ts';

/** Something about the input that a person should know, and where it is. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly explanation: Explanation;
  /** What is wrong, why, and what to write, in a marketer's words. One line, no position. */
  readonly message: string;
  readonly span: Span;
  /** JSON Pointer of the value in its document, such as `/regions/nevada/appUrl`. */
  readonly path?: string;
  readonly related: readonly Related[];
  /** What to write in place of the span's text. */
  readonly suggestion?: string | undefined;
  /** Something else may be meant than what is suggested: a person decides. */
  readonly isGuess?: boolean | undefined;
  /** JSON Pointers of values that are wrong by this alone (cli/diagnostics/causes.ts). */
  readonly affects?: readonly string[];
  /** Where the YAML says that a notice is as it should be; such a notice is not printed. */
  readonly acknowledgedAt?: Span;
}

/** Another place that has to do with a diagnostic. */
export interface Related {
  readonly message: string;
  readonly span: Span;
  /** JSON Pointer of the value there. */
  readonly path?: string;
}

/** A value, absent where errors kept it from being made, and what was found on the way. */
export type Result<T> = readonly [value: T | undefined, diagnostics: readonly Diagnostic[]];

export type Extras = Partial<
  Pick<Diagnostic, 'path' | 'related' | 'suggestion' | 'isGuess' | 'affects'>
>;

/** Makes the diagnostics of some codes, such as those that a rule states. */
export function creatorOf<E extends Entries>(entries: E) {
  return <C extends keyof E & Code>(
    code: C,
    parameters: ParametersOf<E, C>,
    span: Span,
    { related = [], ...extras }: Extras = {},
  ): Diagnostic => {
    const explanation: E[C] = entries[code];
    const { severity } = explanation;
    return {
      code,
      severity,
      explanation,
      span,
      ...extras,
      message: visibleInLine(explanation.message(parameters)),
      related: related.map((place) => ({ ...place, message: visibleInLine(place.message) })),
    };
  };
}

/** Makes the diagnostic of a code of the catalogue. */
export const createDiagnostic = creatorOf(catalogue);

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** Of what is found alike for several editions, at one place, what was found first. */
export function firstOfEachPlace(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const byPlace = new Map<string, Diagnostic>();
  for (const each of found) {
    const place = `${each.code} ${each.span.file.path} ${String(each.span.start)}`;
    byPlace.set(place, byPlace.get(place) ?? each);
  }
  return [...byPlace.values()];
}

/** Whether nobody has acknowledged it. */
export function isOpen({ acknowledgedAt }: Diagnostic): boolean {
  return acknowledgedAt === undefined;
}

/** Whether its suggestion is the one right answer, which may be written without asking. */
export function isFixable({ explanation, span, suggestion, isGuess = false }: Diagnostic): boolean {
  if (suggestion === undefined || isGuess) return false;
  const { text } = span.file;
  const typed = text.slice(span.start, span.end);
  const [behind = ''] = /^.*/.exec(text.slice(span.end)) ?? [];
  return explanation.fixable?.({ typed, suggestion, behind }) === true;
}
