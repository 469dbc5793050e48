import type { AskedRow } from '../../../cli/deliver/check/live/asked-rows.ts';
import { askOnce } from '../../../cli/deliver/check/live/asked-rows.ts';
import { askThoroughly } from '../../ask-thoroughly.ts';
import type { UrlTable } from '../../../cli/compile/manifest/table.ts';

/**
 * A path for each row of the table, and what the table answers; of some regions all that
 * `askThoroughly` has.
 */
export function askEachRow(table: UrlTable): readonly AskedRow[] {
  const some = new Set(['generic', 'nevada', 'new_jersey', 'library']);
  const thorough = askThoroughly({
    pages: table.pages.filter(({ region }) => some.has(region)),
    files: table.files,
    rules: table.rules.filter(({ region }) => some.has(region)),
  });
  const once = [...thorough, ...askOnce(table)].map(
    (row) => [row.webRoot + row.path, row] as const,
  );
  return [...new Map(once).values()];
}
