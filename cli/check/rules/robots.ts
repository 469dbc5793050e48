import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../checked-site.ts';

/** Finds production sites whose robots.txt excludes search engines. */
export function* findDisallowedSites({ output }: CheckedSite): Generator<Diagnostic> {
  if (output.record.environment !== 'production') return;
  for (const webRoot of output.webRoots) {
    const path = `${webRoot}/robots.txt`;
    if (!output.paths.has(path)) continue;
    const file = output.readText(path);
    for (const place of findFullDisallows(file.text)) {
      yield createDiagnostic('robots-disallow', {}, { file, ...place });
    }
  }
}

/** A line of a `robots.txt`. */
interface RobotsLine {
  /** Offsets into the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The lines of a `robots.txt` that keep all crawlers from all pages (RFC 9309). */
export function findFullDisallows(text: string): readonly RobotsLine[] {
  const found: RobotsLine[] = [];
  let isForAll = false;
  let isHead = false;
  for (const { name, value, start, end } of listFields(text)) {
    if (name === 'user-agent') {
      isForAll = value === '*' || (isHead && isForAll);
      isHead = true;
    } else if (name === 'allow' || name === 'disallow') {
      isHead = false;
      if (name === 'disallow' && isForAll && isEveryPath(value)) found.push({ start, end });
    }
  }
  return found;
}

function isEveryPath(pattern: string): boolean {
  return /^(?:\/|\/?\*+\$?)$/.test(pattern);
}

interface Field extends RobotsLine {
  readonly name: string;
  readonly value: string;
}

function* listFields(text: string): Generator<Field> {
  for (const { 0: line, index: start } of text.matchAll(/[^\r\n]+/g)) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^\s#]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const end = start + line.trimEnd().length;
    yield { name: name.toLowerCase(), value, start, end };
  }
}
