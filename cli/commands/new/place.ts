import { insertField, insertItem } from '../../edit/insert.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import type { CheckedProject } from '../../check-project.ts';
import { findRegion } from '../../resolve/names.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Content } from '../../schema/written.ts';
import type { UsageError } from '../usage.ts';
import { unknownName } from '../usage.ts';
import type { Answers, Entry, Question } from './entry-kind.ts';

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
  refusal: (name, { resolved }) =>
    findRegion(resolved, name) ? undefined : unknownRegion(name, resolved).message,
};

/** The region that was named, by any of its names, else the defaults. */
export function ownerOf({ region }: Answers, { written, resolved }: CheckedProject): Owner {
  const { value } = written.regions;
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
  { written }: CheckedProject,
): Entry {
  const { document } = written.regions;
  const list = childPointer(pointer, field);
  if (items !== undefined) {
    const edits = insertItem(document, 'regions', list, index, item);
    return { pointer: childPointer(list, index), edits };
  }
  return {
    pointer: childPointer(list, 0),
    edits: insertField(document, 'regions', list, [item]),
    ...(region !== undefined && {
      note: `${region} has a list of its own now, in place of the one that it showed before: copy from that what it should keep.`,
    }),
  };
}
