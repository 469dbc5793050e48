import { createHash } from 'node:crypto';
import type { Diagnostic } from '../diagnostic.ts';

/** Names a diagnostic by what it is about, not by its line; repetitions are numbered. */
export function fingerprinter(): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, path, span }) => {
    const { file, start, end } = span;
    const about = [code, file.path, path ?? '', file.text.slice(start, end)].join('\n');
    const times = (seen.get(about) ?? 0) + 1;
    seen.set(about, times);
    const hash = createHash('sha256').update(about).digest('hex').slice(0, 32);
    return `${hash}:${times}`;
  };
}
