import type { CheckedProject } from '../../check-project.ts';
import type { TextEdit } from '../../source/text-edit.ts';

/** What is known of a new entry, by the names of the options that say it. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Something that an entry needs to know. */
export interface Question {
  /** The option that answers it, without dashes. */
  readonly option: string;
  /** The field of regions.yaml that the answer is for; the schema describes it. */
  readonly field: string;
  /** What to ask, where the schema's description does not fit. */
  readonly words?: string;
  /** What an empty answer means, where there may be none. */
  readonly empty?: string;
  /** Why the entry cannot be made with an answer, known at once; else what is wrong is found with the whole file. */
  readonly refusal?: (answer: string, project: CheckedProject) => string | undefined;
}

/** What `new` can write. */
export interface EntryKind {
  /** As the command line names it. */
  readonly name: string;
  /** What has to be known, as far as that follows from what is. */
  readonly questions: (answers: Answers) => readonly Question[];
  /** Answers that further questions follow from, of which one is right. */
  readonly choices?: readonly Answers[];
  /** Why nothing can be written, whatever else is answered. */
  readonly refusal?: (answers: Answers, project: CheckedProject) => string | undefined;
  /** The edits that write it. Throws a `UsageError` where it cannot be written. */
  readonly compose: (answers: Answers, project: CheckedProject) => Entry;
}

/** An entry as it is to be written. */
export interface Entry {
  /** Where it then stands. */
  readonly pointer: string;
  readonly edits: readonly TextEdit[];
  /** What a person may not expect of it. */
  readonly note?: string;
}
