import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { MOST_PROBLEMS } from './first-problems.ts';
import type { YamlNode } from './yaml-node.ts';

/** Each escape of a text in double quotes (YAML 1.2.2, section 5.7), with its digits where it has any. */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[^])/g;
/** Escapes without digits that stand for what `CONTROL` is about. */
const NAMED = /^\\[0abvfreNLP]$/;
/** What is refused in a file as such (`whole-file.ts`), and the line end of old Macs. */
const CONTROL = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;

/** The first escapes for control characters in what a file holds: YAML allows them, and pages would have the characters. */
export function findEscapedControls(file: SourceFile, root: YamlNode): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { text, start, end } of file.text.includes('\\') ? textsOf(root) : []) {
    if (!CONTROL.test(text)) continue;
    for (const match of file.text.slice(start, end).matchAll(ESCAPE)) {
      if (!isControl(match)) continue;
      const [escape] = match;
      const at = start + match.index;
      const span = { file, start: at, end: at + escape.length };
      found.push(createDiagnostic('control-character', { escape }, span, { suggestion: '' }));
      if (found.length === MOST_PROBLEMS) return found;
    }
  }
  return found;
}

interface Text {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The names and the values of a file. */
function* textsOf(node: YamlNode): Iterable<Text> {
  if (node.kind === 'scalar') yield { ...node, text: String(node.value) };
  else if (node.kind === 'list') for (const item of node.items) yield* textsOf(item);
  else
    for (const [text, entry] of node.entries) {
      yield { ...entry, text };
      yield* textsOf(entry.value);
    }
}

function isControl([escape, ...digits]: readonly (string | undefined)[]): boolean {
  const code = Number.parseInt(digits.find((each) => each !== undefined) ?? '', 16);
  if (Number.isNaN(code)) return NAMED.test(String(escape));
  return code <= 0xffff && CONTROL.test(String.fromCharCode(code));
}
