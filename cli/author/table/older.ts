import { openRepository } from '../git/repository.ts';
import type { Span } from '../../diagnostics/span.ts';
import { positionAt } from '../../diagnostics/span.ts';
import type { Row } from './table.ts';

/** When a text and the default that it replaces were written, in seconds since 1970. */
interface Ages {
  readonly own: number;
  readonly byDefault: number;
}

/** Rows whose text is older than the default, with when the two were written. */
export type Older = ReadonlyMap<Row, Ages>;

/** The own texts that were written before the default that they replace, as far as git can say. */
export async function findOlder(rows: readonly Row[], root: string): Promise<Older> {
  const pairs = rows.flatMap((row) => {
    const [own, byDefault] = [row.found?.provenance.span, row.found?.lost[0]?.provenance.span];
    return row.origin === 'own' && own && byDefault ? [{ row, own, byDefault }] : [];
  });
  const file = pairs[0]?.own.file;
  if (file === undefined) return new Map();
  const repository = await openRepository(root).catch(() => undefined);
  const times = await repository?.timesOfLines(file.path, file.text);
  if (times === undefined) return new Map();
  const ages = pairs.map(({ row, own, byDefault }) => {
    return [row, { own: lastOf(times, own), byDefault: lastOf(times, byDefault) }] as const;
  });
  return new Map(ages.filter(([, { own, byDefault }]) => own < byDefault));
}

/** When the line of a text was written that was written last. */
function lastOf(times: readonly number[], { file, start, end }: Span): number {
  const [first, last] = [start, Math.max(start, end - 1)].map((at) => positionAt(file, at).line);
  return Math.max(...times.slice((first ?? 1) - 1, last));
}
