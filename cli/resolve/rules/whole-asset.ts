import type { Span } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';

/** The place of what no line of the YAML names: the file itself, without text to show. */
export function wholeAsset(path: string): Span {
  return { file: createSourceFile(path, ''), start: 0, end: 0 };
}
