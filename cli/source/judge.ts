import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { duplicateKey } from './reader/entries.ts';
import type { LibraryFault, RefusedPart } from './library.ts';
import { parseWithLibrary } from './library.ts';
import type { Reading } from './reader/reading.ts';
import type { YamlNode } from './yaml-node.ts';

/** Faults of the house: YAML allows what they are about, so the library cannot contradict them. */
const HOUSE_RULES: ReadonlySet<Code> = new Set<Code>([
  'yaml-anchor',
  'yaml-alias',
  'yaml-tag',
  'yaml-merge-key',
  'yaml-directive',
  'curly-quotes',
  'hash-in-text',
  'unquoted-token',
]);

export interface Judged {
  readonly root: YamlNode | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file again with the YAML library, where our reader met something that it does not know. */
export function judge(reading: Reading): Judged {
  if (reading.diagnostics.some(({ code }) => code === 'nested-too-deep')) {
    // The library would run out of stack.
    return { root: undefined, diagnostics: reading.diagnostics };
  }
  const { root, faults, duplicates, refused } = parseWithLibrary(reading.text);
  const { diagnostics } = reading;
  const [first] = faults;
  if (first) {
    const known = hasErrors(diagnostics);
    return { root: undefined, diagnostics: known ? diagnostics : [unreadable(reading, first)] };
  }
  const kept = diagnostics.filter(({ code }) =>
    reading.lost ? HOUSE_RULES.has(code) : code !== 'duplicate-key',
  );
  const seen = new Set(kept.map(({ span }) => span.start));
  const unseen = refused.filter(({ start }) => !seen.has(start));
  return {
    root,
    diagnostics: [
      ...kept,
      ...duplicates.map(({ name, first: one, again }) => duplicateKey(reading, name, one, again)),
      ...unseen.map((part) => refusedPart(reading, part)),
    ],
  };
}

function refusedPart(reading: Reading, { code, start, end }: RefusedPart): Diagnostic {
  const typed = reading.text.slice(start, end);
  return createDiagnostic(code, { typed, text: `"${typed}"` }, reading.span(start, end));
}

/** A fault that only the library found; its position, without its words. */
function unreadable({ text, file }: Reading, { start }: LibraryFault): Diagnostic {
  const from = Math.min(start, text.trimEnd().length);
  const newline = text.indexOf('\n', from);
  const to = newline === -1 ? text.length : newline;
  const end = from + text.slice(from, to).trimEnd().length;
  return createDiagnostic('unreadable-yaml', {}, { file, start: from, end });
}
