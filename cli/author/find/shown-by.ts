import type { FieldPlace, ResolvedValues } from '../../compile/resolve/resolved.ts';
import { findDependents, showAny } from '../reach/dependents.ts';
import type { Reach, Shown } from '../reach/page-reach.ts';
import type { Hit } from './find.ts';

type FoundFields = Pick<Hit, 'fields' | 'editions' | 'time'>;

/** The fields of editions that show what was found; none where it is not shown now. */
export function showingFields(
  { fields, editions, time }: FoundFields,
  resolved: ResolvedValues,
): readonly FieldPlace[] {
  return (time === undefined ? fields : [])
    .flatMap(({ file, pointer }) => findDependents(resolved, file, pointer).fields)
    .filter(({ owner }) => editions?.includes(owner) !== false);
}

/** Which pages and drawings show what was found. */
export function shownBy(found: FoundFields, resolved: ResolvedValues, reach: Reach): Shown {
  return showAny(showingFields(found, resolved), reach);
}
