import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceFile } from '../diagnostics/span.ts';
import { BYTE_ORDER_MARK } from './read.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Writes another text in the place of a file that `readSourceFile` read, in one step and with its byte order mark and
 * permissions. False, and nothing is written, where the file is no longer as it was read. Errors of the system are thrown.
 */
export function saveSourceFile(root: string, file: SourceFile, text: string): boolean {
  const path = realpathSync(resolve(root, file.path));
  const found = readFileSync(path, 'utf8');
  const mark = found.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  if (found !== mark + file.text) return false;
  if (text !== file.text) replaceFile(path, mark + text, statSync(path).mode);
  return true;
}
