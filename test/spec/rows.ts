import { readFileSync } from 'node:fs';

/** The rows of a table beside this file; lines that begin with `# ` are about all of them. */
export function rowsOf(name: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}
