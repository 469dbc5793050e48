import type { Entries } from './catalogue/entry.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What a file of rules exports: its rules by their names, and what they report by its code. */
type RuleFile<Subject> = { readonly codes: Entries } & Readonly<
  Record<string, Entries | ((subject: Subject) => Iterable<Diagnostic>)>
>;

/** All that the rules of some files find. */
export function findBy<Subject>(
  files: Readonly<Record<string, RuleFile<Subject>>>,
  subject: Subject,
): readonly Diagnostic[] {
  return Object.values(files)
    .flatMap((file) => Object.values(file))
    .flatMap((rule) => (typeof rule === 'function' ? [...rule(subject)] : []));
}
