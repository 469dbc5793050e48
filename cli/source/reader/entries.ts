import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Key } from './keys.ts';
import type { Reading } from './reading.ts';
import type { YamlEntry, YamlNode } from '../yaml-node.ts';

type Extent = Pick<YamlEntry, 'start' | 'end'>;

/** Adds a field to a map. A second one of the same name is reported, and does not count. */
export function addEntry(
  reading: Reading,
  entries: Map<string, YamlEntry>,
  { name, start, end }: Key,
  value: YamlNode,
): void {
  const first = entries.get(name);
  if (first) reading.add(duplicateKey(reading, name, first, { start, end }));
  else entries.set(name, { start, end, value });
}

export function duplicateKey(
  reading: Reading,
  name: string,
  first: Extent,
  again: Extent,
): Diagnostic {
  const span = reading.span(first.start, first.end);
  const related = [{ message: `"${name}" is first written here`, span }];
  return createDiagnostic('duplicate-key', { name }, reading.span(again.start, again.end), {
    related,
  });
}
