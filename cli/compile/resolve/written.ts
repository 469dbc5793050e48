import type { Span } from '../../diagnostics/span.ts';
import type { FileKind } from '../schema/schema-node.ts';
import type { TypedText } from '../schema/typed-texts.ts';
import { listTypedTexts } from '../schema/typed-texts.ts';
import { childPointer } from '../schema/pointer.ts';
import type { LibraryFile, RegionsFile } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { TimedValue, Timing } from './timed/period.ts';

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
  /** Undefined for a site without the library edition. */
  readonly library?: WrittenFile<LibraryFile> | undefined;
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

/** The files of a site, whatever they hold. */
export type Documents = OfFiles<Pick<WrittenFile<unknown>, 'document'>>;

interface OfFiles<Regions, Library = Regions> {
  readonly regions: Regions;
  readonly library?: Library | undefined;
}

/** The files of a site by their kinds. */
export function listFiles<Regions, Library>({
  regions,
  library,
}: OfFiles<Regions, Library>): readonly (readonly [FileKind, Regions | Library])[] {
  const ofRegions = ['regions', regions] as const;
  return library === undefined ? [ofRegions] : [ofRegions, ['library', library]];
}

/** All that is timed, in the order of the files. */
export function listTimed(written: Written): readonly TimedValue[] {
  return listFiles(written).flatMap(([, { timing }]) => timing?.values ?? []);
}

/** Every text of the files that the schema knows the place of. */
export function listTexts(files: Documents): readonly TypedText[] {
  return listFiles(files).flatMap(([kind, { document }]) => listTypedTexts(document, kind));
}
