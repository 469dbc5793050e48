import type { Span } from '../../diagnostics/span.ts';
import { createSourceFile, startOfFile } from '../../diagnostics/span.ts';

/** The place of what no line of the YAML names: the file itself, without text to show. */
export function wholeAsset(path: string): Span {
  return startOfFile(createSourceFile(path, ''));
}
