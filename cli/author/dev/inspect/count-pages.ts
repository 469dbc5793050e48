import type { PageCount } from '../../page/inspector/messages.ts';
import { listWrittenValues } from '../../edit/written-values.ts';
import { findDependents } from '../../reach/dependents.ts';
import type { Reach, ShownPage } from '../../reach/page-reach.ts';
import type { ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { leavesOf } from '../../../compile/schema/walk.ts';
import type { FileKind } from '../../../compile/schema/schema-node.ts';
import type { FieldName } from '../../find/field-name.ts';
import { fieldPlaceOf, fileKindOf } from '../../find/field-name.ts';

/** How many pages show what a field says, or anything in a list; undefined for no field. */
export function countPages(
  resolved: ResolvedSite,
  reach: Reach,
  name: FieldName,
): PageCount | undefined {
  const found = resolved.findValue(fieldPlaceOf(name));
  if (found === undefined) return undefined;
  const { typed, provenance } = found;
  const showing = (kind: FileKind, pointers: readonly string[]): ReadonlySet<ShownPage> => {
    const fields = pointers.flatMap((each) => findDependents(resolved, kind, each).fields);
    return new Set(fields.flatMap((field) => reach(field).pages));
  };
  const leaves = leavesOf(typed).map(({ pointer }) => provenance.pointer + pointer);
  const pages = showing(fileKindOf(name.owner), leaves);
  const drawn = listWrittenValues(resolved.written).filter(
    ({ value, holds }) => holds && value === typed && isDrawing(typed),
  );
  const sharing = drawn.flatMap(({ file, pointer }) => [...showing(file, [pointer])]);
  return {
    pages: pages.size,
    editions: editionsOf(pages),
    ...(drawn.length > 0 && { sharing: editionsOf(sharing) }),
  };
}

/** Whether a value is the path of a file that can say itself what it shows. */
function isDrawing(value: unknown): boolean {
  return typeof value === 'string' && /^assets\/.*\.svg$/.test(value);
}

function editionsOf(pages: Iterable<ShownPage>): readonly string[] {
  return [...new Set(Array.from(pages, ({ region }) => region))];
}
