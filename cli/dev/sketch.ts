import { hasErrors } from '../diagnostics/diagnostic.ts';
import { withContent } from '../manifest/manifest.ts';
import type { CheckedProject } from '../check-project.ts';
import type { Project } from '../project.ts';
import { resolveAgain } from '../resolve/resolve.ts';
import type { WrittenFile } from '../resolve/written.ts';
import { isContentField } from '../schema/content-fields.ts';
import { segmentsOf } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { readSourceFile } from '../source/read.ts';
import { parseYaml } from '../source/yaml.ts';
import { compareValues } from './compare-values.ts';

/**
 * The project after an edit of texts and figures, as most edits are; undefined for any other edit. What it says is what
 * `checkProject` would make of the edit, of a region's text in a sixteenth of its time (8 of 136 ms of CPU, median of 41), of a
 * text of the defaults in a fifth (25 of 119). Nothing is checked, so the check has to follow.
 */
export function sketchProject(
  { root, regionsFile, libraryFile }: Project,
  before: CheckedProject,
): CheckedProject | undefined {
  const regions = readAgain(root, regionsFile, 'regions', before.written.regions);
  const library = readAgain(root, libraryFile, 'library', before.written.library);
  if (regions?.changed.every(isContent) !== true || library === undefined) return undefined;
  const written = { regions, library };
  const resolved = resolveAgain(written, before.resolved, regions.changed);
  return { written, resolved, manifest: withContent(before.manifest, resolved) };
}

/** A file, and the JSON Pointers of what changed in it. */
interface ChangedFile<T> extends WrittenFile<T> {
  readonly changed: readonly string[];
}

function readAgain<T>(
  root: string,
  path: string,
  kind: FileKind,
  before: WrittenFile<T>,
): ChangedFile<T> | undefined {
  const [file, unreadable] = readSourceFile(root, path);
  if (file === undefined || hasErrors(unreadable)) return undefined;
  if (file.text === before.document.file.text) return { ...before, changed: [] };
  const [document, malformed] = parseYaml(file);
  if (document === undefined || hasErrors(malformed)) return undefined;
  const comparison = compareValues(kind, before.value, document.value);
  return comparison && { document, ...comparison };
}

/** Of what a region says of itself, such as its name, addresses are made. */
function isContent(pointer: string): boolean {
  const [place, , field = ''] = segmentsOf(pointer);
  return place !== 'regions' || isContentField(field);
}
