import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isDoubtful } from '../../../cli/compile/source/doubts.ts';
import { readNodes } from '../../../cli/compile/source/read-nodes.ts';
import { readLines } from '../../../cli/compile/source/reader/document.ts';
import { findWholeFileProblems } from '../../../cli/compile/source/whole-file.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { caseCount } from '../../cases.ts';
import { applySlip } from './apply-slip.ts';
import { generateTexts } from './generated-texts.ts';
import { problemsOf } from './sample.ts';
import { readSample } from './sample-files.ts';
import { slips } from './slips.ts';
import { STRICTER } from './stricter.ts';

const GENERATED = caseCount(1_500);
const SEED = 1;

/** What the line reader finds in a text. */
function findInLines(text: string) {
  return readLines(createSourceFile('regions.yaml', text));
}

/** The content of a text that the yaml package takes. */
function soundRoot(text: string) {
  const file = createSourceFile('regions.yaml', text);
  const { root, error, refused } = readNodes(file);
  const isSound = !error && refused.length + findWholeFileProblems(file).length === 0;
  return isSound && root?.kind === 'map' ? root : undefined;
}

/**
 * Texts that the yaml package takes and nothing is doubtful in, though the line reader finds
 * something.
 */
function withoutDoubt(texts: Iterable<string>, most: number) {
  const missed: string[] = [];
  let undoubted = 0;
  let count = 0;
  for (const text of texts) {
    if (count++ === most) break;
    const root = soundRoot(text);
    if (!root || isDoubtful(text, root)) continue;
    undoubted++;
    if (findInLines(text).diagnostics.length > 0) missed.push(text);
  }
  return { undoubted, missed };
}

test('a doubt is raised wherever the line reader finds something in a generated text', () => {
  const { undoubted, missed } = withoutDoubt(generateTexts(SEED), GENERATED);
  expect(undoubted).toBeGreaterThan(GENERATED / 10);
  expect(missed).toEqual([]);
});

test('a doubt is raised wherever the line reader finds a slip', () => {
  const texts = slips.map((slip) => applySlip(readSample(slip.file), slip).text);
  expect(withoutDoubt(texts, slips.length).missed).toEqual([]);
});

test('what the yaml package takes, the line reader refuses only on purpose', () => {
  const contradicted: string[] = [];
  let count = 0;
  for (const text of generateTexts(SEED)) {
    if (count++ === GENERATED) break;
    if (!soundRoot(text)) continue;
    const { diagnostics, isLost } = findInLines(text);
    if (!isLost && diagnostics.some(({ code }) => !STRICTER.has(code))) contradicted.push(text);
  }
  expect(contradicted).toEqual([]);
});

test.each(['regions.yaml', 'library.yaml'])('nothing is doubtful in %s of this project', (path) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
  const root = soundRoot(text);
  expect(root && isDoubtful(text, root)).toBe(false);
});

test.each([
  ['curly quotes around a text', 'a: “b”\n', '1:4 curly-quotes'],
  ['what may be text after a hash', 'a: We are #1\n', '1:11 hash-in-text'],
  ['a blank that is no space', 'a: b\n\u00A0\u00A0c: d\n', '2:1 odd-space'],
  ['a backslash before a blank', 'a: "b \\ c"\n', '1:7 bad-escape'],
  ['a directive', '%YAML 1.2\n---\na: 1\n', '1:1 yaml-directive'],
  ['thousands with commas', 'a: [72,000, 59,500]\n', '1:5 number-with-comma'],
  ['numbers that no comma divides', 'a: [1 2, 3]\n', '1:6 missing-comma'],
  ['a name without its space', 'a: {b:1}\n', '1:6 missing-space-after-colon'],
  ['a name without its colon', 'b: 1\na: {b 1, c: 2}\n', '2:5 missing-colon'],
  ['a dash after another', 'a:\n  - - b: 1\n', '2:5 unquoted-colon'],
  ['lines of a text that are deeper', 'a: >-\n  b\n    c\n    d\n', '2:1 bad-indentation'],
  ['a line of a text that is a comment', 'a: |\n    b\n   # c\n', '2:1 bad-indentation'],
])('%s: YAML allows it, and it is told', (_, text, problem) => {
  expect(soundRoot(text)).toBeDefined();
  expect(problemsOf(text)).toEqual([problem]);
});
