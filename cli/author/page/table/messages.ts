import type { FilePlace } from '../inspector/messages.ts';

/** Where the table of a field is, and where it asks the server of `dev`, below each web root. */
export const tablePaths = {
  /** Followed by the name of a field, such as `headerTitle`: its table as a page. */
  page: '/-/fields/',
  /** `?field=headerTitle`: as `FieldTable`. */
  rows: '/-/field-rows',
  /** The same: as `OlderTexts`. Git is asked. */
  older: '/-/field-ages',
  styles: '/-/table.css',
} as const;

/** How a region comes to what it shows of a field. */
export type Origin = 'own' | 'inherited' | 'reused' | 'falls through' | 'overwritten' | 'nothing';

/** A field of all regions, or the fields below one that holds others. */
export interface FieldTable {
  /** What people call the field, such as `Header title`. */
  readonly title?: string;
  readonly description?: string;
  /** The first is what all show that say nothing of their own. */
  readonly rows: readonly ShownRow[];
  /** The fields that can be asked for, where the field holds others. */
  readonly below: readonly ListedField[];
}

export interface ListedField {
  /** Such as `pages.plan.title`. */
  readonly field: string;
  /** What people call it, such as `Pages, plan, title`. */
  readonly title: string;
}

/** What a region shows of a field. */
export interface ShownRow {
  /** Key of the region; `generic` for the defaults. */
  readonly owner: string;
  readonly name: string;
  /** Path of the field; of a picture with its words, that of its file. */
  readonly field: string;
  /** As visitors read it; empty where nobody states it. */
  readonly text: string;
  /** With its tokens. */
  readonly typed: string;
  readonly origin: Origin;
  /** Such as `reuses arizona`. */
  readonly from: string;
  /** Where its pages begin. */
  readonly url: string;
  readonly place?: FilePlace;
  readonly isEditable: boolean;
}

/**
 * Own texts that were written before the default that they replace, by the keys of their regions:
 * when each of the two was, in seconds since 1970.
 */
export type OlderTexts = Readonly<Record<string, Ages>>;

export interface Ages {
  readonly own: number;
  readonly byDefault: number;
}
