import { segmentsOf } from './pointer.ts';
import type { FileKind } from './schema-node.ts';

/**
 * What a place in a file is called in messages, and what `explain` takes: `nevada.headerTitle`, `defaults.features.2`,
 * `site.name`, `library.tiers.0.price`.
 */
export function fieldName(kind: FileKind, pointer: string): string {
  const segments = segmentsOf(pointer);
  if (kind === 'library') return ['library', ...segments].join('.');
  const [first, ...rest] = segments;
  return (first === 'regions' && rest.length > 0 ? rest : segments).join('.');
}
