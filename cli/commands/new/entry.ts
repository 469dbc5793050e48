import type { CheckedProject } from '../../check-project.ts';
import { insertField, insertItem } from '../../edit/insert.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import { findRegion } from '../../resolve/names.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Content } from '../../schema/written.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { UsageError } from '../usage.ts';
import { unknownName } from '../usage.ts';

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

/** Whose content an entry is added to. */
export interface Owner {
  /** Of its fields. */
  readonly pointer: string;
  /** What it states itself. */
  readonly content: Partial<Content>;
  /** The region's name; undefined for the defaults. */
  readonly region?: string;
}

/** Asks whose content it is added to. */
export const regionQuestion: Question = {
  option: 'region',
  field: '/regions',
  words: 'The region that shows it.',
  empty: 'the defaults, which all regions show that state nothing else',
  refusal: (name, { resolved }) => {
    const found = findRegion(resolved, name);
    if (found === undefined) return unknownRegion(name, resolved).message;
    const target = resolved.written.regions.value.regions[found.key]?.reuse;
    return (
      target && `${found.key} shows what ${target} does (reuse), and can have nothing of its own.`
    );
  },
};

/** The region that was named, by any of its names, else the defaults. */
export function ownerOf({ region }: Answers, { resolved }: CheckedProject): Owner {
  const { value } = resolved.written.regions;
  if (region === undefined) return { pointer: '/defaults', content: value.defaults };
  const found = findRegion(resolved, region);
  if (!found) throw unknownRegion(region, resolved);
  const { key, config } = found;
  const content = value.regions[key] ?? {};
  return { pointer: childPointer('/regions', key), content, region: config.name };
}

function unknownRegion(name: string, { regions }: CheckedProject['resolved']): UsageError {
  return unknownName(
    'region',
    name,
    regions.map(({ key }) => key),
  );
}

/** Adds an item to a list of an owner, which may have none yet. */
export function addToList(
  { pointer, region }: Owner,
  field: 'otherSites' | 'webinarHistory',
  items: readonly unknown[] | undefined,
  index: number,
  item: YamlFields,
  { resolved }: CheckedProject,
): Entry {
  const { document } = resolved.written.regions;
  const list = childPointer(pointer, field);
  const place = childPointer(list, index);
  if (items !== undefined) {
    return { pointer: place, edits: insertItem(document, 'regions', list, index, item) };
  }
  const note = `${region ?? ''} has a list of its own now, in place of the one that it showed before: copy from that what it should keep.`;
  return {
    pointer: place,
    edits: insertField(document, 'regions', list, [item]),
    ...(region !== undefined && { note }),
  };
}
