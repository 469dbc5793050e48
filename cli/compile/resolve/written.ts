import type { Span } from '../../diagnostics/span.ts';
import type { TypedText } from '../schema/typed-texts.ts';
import { listTypedTexts } from '../schema/typed-texts.ts';
import { childPointer } from '../schema/pointer.ts';
import type { LibraryFile, RegionsFile } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Timing } from './timed/period.ts';

/** Content that the YAML says to be sample. */
export interface SampleMark {
  /** JSON Pointer of the block or the field. */
  readonly pointer: string;
  /** Where the mark is typed. */
  readonly span: Span;
}

/** A YAML file that satisfies its schema, and the document that says where each value is typed. */
export interface WrittenFile<T> {
  readonly document: YamlDocument;
  readonly value: T;
  /** Where some of it is timed: the document then holds what is chosen of it. */
  readonly timing?: Timing;
  /** Where some of it is marked as sample; the document is without the marks. */
  readonly samples?: readonly SampleMark[];
}

/** All that people wrote, before anything is inherited. */
export interface Written {
  readonly regions: WrittenFile<RegionsFile>;
  readonly library: WrittenFile<LibraryFile>;
}

export type PlacedRegion = ReturnType<typeof listRegions>[number];

/** All regions in the order of the file, and where each is written. */
export function listRegions({ regions: { document, value } }: Written) {
  return Object.entries(value.regions).map(([key, region]) => ({
    key,
    region,
    document,
    pointer: childPointer('/regions', key),
  }));
}

/** Both files, whatever they hold. */
export type Documents = Readonly<Record<keyof Written, Pick<WrittenFile<unknown>, 'document'>>>;

/** Every text of both files that the schema knows the place of. */
export function listTexts({ regions, library }: Documents): readonly TypedText[] {
  return [
    ...listTypedTexts(regions.document, 'regions'),
    ...listTypedTexts(library.document, 'library'),
  ];
}
