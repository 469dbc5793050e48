import { chooseTimed } from '../../compile/resolve/timed/choose.ts';
import { typedPointer } from '../../compile/resolve/timed/period.ts';
import type { Written, WrittenFile } from '../../compile/resolve/written.ts';
import { listFiles, listTimed } from '../../compile/resolve/written.ts';
import type { FileKind, SchemaNode } from '../../compile/schema/schema-node.ts';
import { rootNode } from '../../compile/schema/schema-node.ts';
import { leavesOf } from '../../compile/schema/walk.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';

/** A text or a number that a file states where the schema knows the place, at any time. */
export interface WrittenValue {
  readonly file: FileKind;
  /** JSON Pointer of the field, as the rest of the program names it. */
  readonly pointer: string;
  readonly value: string | number;
  readonly node: SchemaNode;
  /** The file as it is typed, with all values that hold at other times. */
  readonly document: YamlDocument;
  /** JSON Pointer in that. */
  readonly typedAt: string;
  /** Whether it is shown at the instant that is asked about. */
  readonly holds: boolean;
}

/** Words are searched for many times in the same files. */
const known = new WeakMap<Written, readonly WrittenValue[]>();

/** Every text and number of both files, once each, those that hold first. */
export function listWrittenValues(written: Written): readonly WrittenValue[] {
  const values = known.get(written) ?? readWrittenValues(written);
  known.set(written, values);
  return values;
}

function readWrittenValues(written: Written): readonly WrittenValue[] {
  const found = new Map<string, WrittenValue>();
  for (const [time, files] of filesAtAllTimes(written).entries())
    for (const [kind, file] of listFiles(files))
      for (const value of valuesOf(kind, file, time === 0)) {
        const place = `${kind} ${value.typedAt}`;
        if (!found.has(place)) found.set(place, value);
      }
  return [...found.values()];
}

type Files = Readonly<Record<'regions', WrittenFile<unknown>>> & {
  readonly library?: WrittenFile<unknown> | undefined;
};

/** The files as they are now, and at each instant at which something else begins to hold. */
function filesAtAllTimes(written: Written): readonly Files[] {
  const { regions, library } = written;
  const instants = new Set(listTimed(written).map(({ shown }) => shown.start));
  const zones = regions.timing?.whole.value ?? regions.value;
  const chosen = <File extends WrittenFile<unknown>>(kind: FileKind, file: File, at: string) =>
    file.timing === undefined ? file : chooseTimed(file.timing.whole, kind, at, zones);
  const others = [...instants].map((at) => ({
    regions: { ...regions, ...chosen('regions', regions, at) },
    library: library && { ...library, ...chosen('library', library, at) },
  }));
  return [written, ...others];
}

function valuesOf(
  kind: FileKind,
  { document, timing }: WrittenFile<unknown>,
  holds: boolean,
): readonly WrittenValue[] {
  return leavesOf(document.value, rootNode(kind)).flatMap(({ value, node, pointer }) => {
    if (node === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const whole = timing?.whole ?? document;
    const typedAt =
      timing === undefined
        ? pointer
        : typedPointer(timing, { pointer, span: document.locate(pointer, 'value') });
    return [{ file: kind, pointer, value, node, document: whole, typedAt, holds }];
  });
}
