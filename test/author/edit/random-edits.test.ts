import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { readNodes } from '../../../cli/compile/source/read-nodes.ts';
import type { YamlDocument } from '../../../cli/compile/source/yaml-document.ts';
import { toValue } from '../../../cli/compile/source/yaml-node.ts';
import { caseCount } from '../../cases.ts';
import { createDice } from '../../compile/source/dice.ts';
import { generateTexts } from '../../compile/source/generated-texts.ts';
import { documentOf, parse } from '../../compile/source/sample.ts';
import { partsOf } from './parts.ts';
import type { Change } from './random-change.ts';
import { randomChange } from './random-change.ts';

/**
 * 4,000 edits: of the project's own files, where an edit takes as long as a hundred others, of
 * parts of them, of the same with other line ends, and of small texts.
 */
const WHOLE = caseCount(15);
const PARTS = caseCount(2_505);
const VARIANTS = caseCount(680);
const SMALL = caseCount(800);

const SEED = 11;

const style: object = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));

interface Edited {
  readonly change: Change;
  readonly before: YamlDocument;
  readonly after: string;
}

/** Random edits of documents, each of one that is picked at random. */
function editAtRandom(
  count: number,
  documents: readonly { document: YamlDocument; kind: FileKind }[],
): readonly Edited[] {
  const dice = createDice(SEED);
  const edited: Edited[] = [];
  while (edited.length < count) {
    const picked = documents[dice.below(documents.length)];
    if (!picked) throw new Error('There is nothing to edit.');
    const change = randomChange(dice, picked.document, picked.kind);
    if (!change) continue;
    edited.push({ change, before: picked.document, after: change.after });
  }
  return edited;
}

/** What reads otherwise than it should. */
function misread(edited: readonly Edited[], read: (text: string) => unknown): readonly string[] {
  return edited
    .filter(({ change, after }) => !isDeepStrictEqual(read(after), change.expected))
    .map(described);
}

function described({ change, before, after }: Edited): string {
  return `${change.says}\n--- before\n${before.file.text}\n--- after\n${after}`;
}

function readByUs(text: string): unknown {
  const [document, diagnostics] = parse(text);
  return diagnostics.length === 0 ? document?.value : diagnostics.map(({ code }) => code);
}

function readByPackage(text: string): unknown {
  const { root, error } = readNodes(createSourceFile('regions.yaml', text));
  return root ? toValue(root) : error;
}

function commentsOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => /^\s*#/.test(line));
}

/** Prettier puts a blank line between a text of several lines and a comment that follows it. */
function withoutBlankLines(text: string): string {
  return text.replace(/^\s*\n/gm, '');
}

const own = (['regions', 'library'] as const).map((kind) => {
  return { kind, document: documentOf(readFileSync(`${kind}.yaml`, 'utf8')) };
});
const parts = own.flatMap(({ kind, document }) =>
  partsOf(document).map((text) => ({ kind, document: documentOf(text) })),
);

describe('of the parts of the project’s files', () => {
  const edited = editAtRandom(PARTS, parts);

  test('each value reads as it was given, and all others as before', () => {
    expect(misread(edited, readByUs)[0]).toBeUndefined();
  });

  test('what is set or inserted leaves all comments', () => {
    const kept = edited.filter(({ change }) => change.kind !== 'remove');
    const lost = kept.filter(({ before, after }) => {
      const left = new Set(commentsOf(after));
      return !commentsOf(before.file.text).every((comment) => left.has(comment));
    });
    expect(lost.map(described)[0]).toBeUndefined();
  });

  test('what is set outside of brackets is all that changes', () => {
    const set = edited.filter(
      ({ change, before }) =>
        change.kind === 'set' && before.scalarAt(change.pointer)?.inFlow === false,
    );
    const wide = set.filter(({ change, before, after }) => {
      const { text } = before.file;
      const { start, end } = before.locate(change.pointer, 'entry');
      return !after.startsWith(text.slice(0, start)) || !after.endsWith(text.slice(end));
    });
    expect(wide.map(described)[0]).toBeUndefined();
  });

  test('Prettier would leave it as it is', async () => {
    const problems: string[] = [];
    for (const each of edited.slice(0, caseCount(200))) {
      const formatted = await format(each.after, { ...style, parser: 'yaml' });
      if (withoutBlankLines(formatted) !== withoutBlankLines(each.after))
        problems.push(described(each));
    }
    expect(problems[0]).toBeUndefined();
  });
});

test('of the project’s files as a whole', () => {
  expect(misread(editAtRandom(WHOLE, own), readByUs)[0]).toBeUndefined();
});

describe.each([
  ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['without a line end at the end', (text: string) => text.trimEnd()],
])('of files %s', (_, vary) => {
  const varied = parts.map(({ kind, document }) => {
    return { kind, document: documentOf(vary(document.file.text)) };
  });
  const edited = editAtRandom(VARIANTS / 2, varied);

  test('the values are those that were given', () => {
    expect(misread(edited, readByUs)[0]).toBeUndefined();
  });

  test('the line ends stay of one kind', () => {
    const strangers = edited.filter(({ before, after }) => {
      const [end] = before.file.text.endsWith('\n') ? ['\n'] : [''];
      const isWindows = before.file.text.includes('\r\n');
      const alike = isWindows ? !/(?<!\r)\n/.test(after) : !after.includes('\r');
      return !alike || after.endsWith('\n') !== (end === '\n');
    });
    expect(strangers.map(described)[0]).toBeUndefined();
  });
});

// Our reader refuses a few things that YAML allows, such as a name with spaces after two dashes.
test('of small texts that are written in all ways, by the yaml package', () => {
  const small: { document: YamlDocument; kind: FileKind }[] = [];
  for (const text of generateTexts(SEED)) {
    if (small.length === SMALL / 4) break;
    // An edit puts new lines above a line of spaces, which may be the end of a text.
    if (/^ +\r?$/m.test(text)) continue;
    const [document, diagnostics] = parse(text);
    if (document && diagnostics.length === 0) small.push({ document, kind: 'regions' });
  }
  expect(misread(editAtRandom(SMALL, small), readByPackage)[0]).toBeUndefined();
});
