import type { FieldHistory } from '../../page/inspector/messages.ts';
import { findLastChange } from '../../git/last-change.ts';
import type { ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import { isScalar } from '../edits/field-editing.ts';
import type { FieldName } from '../../find/field-name.ts';
import { fieldPlaceOf, fileKindOf } from '../../find/field-name.ts';

/** Who changed a field last, as git knows it; undefined where nobody states it. */
export async function describeHistory(
  { findValue, written }: ResolvedSite,
  root: string,
  name: FieldName,
): Promise<FieldHistory | undefined> {
  const found = findValue(fieldPlaceOf(name));
  const file = written[fileKindOf(name.owner)];
  if (found === undefined || file === undefined) return undefined;
  const { timing, document } = file;
  const pointer = typedPointer(timing, found.provenance);
  const change = await findLastChange(root, { document: timing?.whole ?? document, pointer });
  if ('unknown' in change) return { words: change.unknown };
  const { commit, before } = change;
  const verb = before === undefined ? 'wrote' : 'changed';
  const words =
    commit === undefined
      ? 'What it says is not committed yet.'
      : `${commit.author} ${verb} it on ${longDay(commit.day)}: “${commit.subject}” (${commit.id.slice(0, 8)}).`;
  return { words, ...(isScalar(before) && { before: String(before) }) };
}

/** Such as `November 12, 2026`. */
function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
