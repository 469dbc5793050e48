import type { AskedField, GivenValue } from '../inspector/edit-messages.ts';
import type { FilePlace } from '../inspector/messages.ts';

/** Where the agenda is, and what it asks the server of `dev`, below each web root. */
export const agendaPaths = {
  page: '/-/agenda',
  /** What time will change, as `AgendaAnswer`. It takes some seconds to find out. */
  changes: '/-/agenda-changes',
  /**
   * The webinars that are announced, as `WebinarsAnswer`; with
   * `?owner=ohio&field=webinar.upcoming.title` the one that a field is of.
   */
  webinars: '/-/webinars',
  /** Takes a `WebinarEdit`; answers an `EditAnswer`. */
  webinar: '/-/edits/webinar',
} as const;

/** Something that time changes. */
export interface AgendaChange {
  /** When, in UTC. */
  readonly at: string;
  /** The day there, such as `2027-01-21`. */
  readonly day: string;
  /** Day and hour as the clocks there show them; undefined where none are meant. */
  readonly local?: string;
  /** Such as `Nevada: a webinar begins, “A first lesson”`. */
  readonly words: string;
  readonly place: FilePlace;
  /** Where to look at it; none where no page shows it. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** How many pages show a value that is timed. */
  readonly pages?: number;
}

/** What time changes, in its order, until an instant. */
export interface AgendaAnswer {
  readonly until: string;
  readonly changes: readonly AgendaChange[];
}

/** A webinar that is announced. */
export interface ShownWebinar {
  /** Names it as it is typed now. */
  readonly id: string;
  /** Whose it is: the key of a region, or `generic` for what all show that say nothing else. */
  readonly owner: string;
  /** Such as `webinar.upcoming`. */
  readonly field: string;
  /** Such as `Nevada`. */
  readonly name: string;
  readonly title: string;
  /** Day and hour as visitors read them. */
  readonly when: string;
  readonly place: FilePlace;
  /** What is known of its recording, by the fields of that. */
  readonly known: Readonly<Record<string, string>>;
}

/** The webinars that are announced, the next first, and what has to be said of others. */
export interface WebinarsAnswer {
  readonly webinars: readonly ShownWebinar[];
  readonly announced: readonly AskedField[];
  readonly recorded: readonly AskedField[];
}

/** A webinar that is announced, or one of those called off or made a recording. */
export interface WebinarEdit {
  readonly action: 'announce' | 'cancel' | 'record';
  /** Empty for a new one. */
  readonly id: string;
  readonly given: readonly GivenValue[];
}
