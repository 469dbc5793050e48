import { isDeepStrictEqual } from 'node:util';
import { OutputError } from '../../diagnostics/command-errors.ts';
import { createSourceFile, positionAt } from '../../diagnostics/span.ts';
import { childOf, childPointer, segmentsOf, valueAt } from '../../compile/schema/pointer.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import type { Commit } from './blame.ts';
import { readBlame } from './blame.ts';
import type { Repository } from './repository.ts';
import { openRepository } from './repository.ts';

export interface LastChange {
  /** Undefined while it is not committed. */
  readonly commit?: Commit;
  /** What was there before; undefined for nothing. */
  readonly before?: unknown;
}

/** Why no change is known. */
export interface Unknown {
  readonly unknown: string;
}

/** A value in a version of its file. */
interface Version {
  readonly document: YamlDocument;
  readonly pointer: string;
  /** Undefined for what is not committed yet. */
  readonly commit?: string;
}

/** Who changed a value last, and what it was before; commits that only moved it are passed by. */
export async function findLastChange(
  folder: string,
  version: Version,
): Promise<LastChange | Unknown> {
  try {
    const repository = await openRepository(folder);
    if (repository !== undefined) return await changeOf(version, repository);
    return { unknown: 'There is no Git here that would keep what the files said before.' };
  } catch (error) {
    if (error instanceof OutputError) return { unknown: error.message };
    throw error;
  }
}

async function changeOf(version: Version, repository: Repository): Promise<LastChange | Unknown> {
  const { path, text } = version.document.file;
  const blamed = await repository.blame(path, linesOf(version), version.commit ?? { text });
  const { commit, previous } = readBlame(blamed) ?? {};
  if (commit !== undefined && previous === undefined && (await repository.isShallow()))
    return { unknown: sinceWhen(commit) };
  // In its own commit the value may stand elsewhere in a list.
  const isThere = commit === undefined || commit.id === version.commit;
  const next = isThere ? previous : commit.id;
  const earlier = next === undefined ? undefined : await versionAt(next, version, repository);
  const before = earlier && valueOf(earlier);
  if (earlier !== undefined && isDeepStrictEqual(before, valueOf(version)))
    return changeOf(earlier, repository);
  return { ...(commit && { commit }), ...(before !== undefined && { before }) };
}

function valueOf({ document, pointer }: Version): unknown {
  return valueAt(document.value, pointer);
}

/** The lines of a value, as git takes them. */
function linesOf({ document, pointer }: Version): string {
  const { file, start, end } = document.locate(pointer, 'value');
  // A text in a block ends with the line break after it.
  const ends = [start, Math.max(start, end - 1)];
  return ends.map((at) => positionAt(file, at).line).join();
}

function sinceWhen({ day }: Commit): string {
  return `It is as it was on ${day}; this clone is shallow and knows nothing from before. “git fetch --unshallow” brings the rest.`;
}

/** A commit with the place of a value; undefined where it had nothing there. */
async function versionAt(
  commit: string,
  { document, pointer }: Version,
  repository: Repository,
): Promise<Version | undefined> {
  const { path } = document.file;
  const text = await repository.textIn(commit, path);
  const [earlier] = text === undefined ? [] : parseYaml(createSourceFile(path, text));
  const place = earlier && placeBefore(earlier.value, document.value, pointer);
  return place === undefined || !earlier
    ? undefined
    : { document: earlier, pointer: place, commit };
}

/** Where an earlier file has a value: elsewhere, once items of a list have come or gone. */
function placeBefore(earlier: unknown, now: unknown, pointer: string): string | undefined {
  const value = valueAt(now, pointer);
  const places = [pointer, ...placesLike(earlier, segmentsOf(pointer))];
  const same = places.find((place) => isDeepStrictEqual(valueAt(earlier, place), value));
  if (same !== undefined) return same;
  return isDeepStrictEqual(lengthsOn(pointer, earlier), lengthsOn(pointer, now))
    ? pointer
    : undefined;
}

/** Places that differ from one in indices alone. */
function placesLike(
  value: unknown,
  [segment, ...rest]: readonly string[],
  above = '',
): readonly string[] {
  if (segment === undefined) return [above];
  const segments = Array.isArray(value) ? Object.keys(value) : [segment];
  return segments.flatMap((each) =>
    placesLike(childOf(value, each), rest, childPointer(above, each)),
  );
}

/** How long the lists are that a place stands in. */
function lengthsOn(pointer: string, root: unknown): readonly number[] {
  let value = root;
  return segmentsOf(pointer).flatMap((segment) => {
    const lengths = Array.isArray(value) ? [value.length] : [];
    value = childOf(value, segment);
    return lengths;
  });
}
