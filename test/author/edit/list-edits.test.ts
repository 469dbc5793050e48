import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../../../cli/diagnostics/span.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { swapItems } from '../../../cli/author/edit/swap.ts';
import { insertItem } from '../../../cli/author/edit/insert.ts';
import { outermostFlow, placeAt } from '../../../cli/compile/source/yaml-document.ts';
import { removeItem } from '../../../cli/author/edit/remove.ts';
import type { YamlItems, YamlValue } from '../../../cli/author/edit/yaml-value.ts';
import { isItems, membersOf } from '../../../cli/author/edit/yaml-value.ts';
import { childPointer, valueAt } from '../../../cli/compile/schema/pointer.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { readNodes } from '../../../cli/compile/source/read-nodes.ts';
import { toValue } from '../../../cli/compile/source/yaml-node.ts';
import type { YamlDocument } from '../../../cli/compile/source/yaml-document.ts';
import { caseCount } from '../../cases.ts';
import type { Dice } from '../../compile/source/dice.ts';
import { createDice } from '../../compile/source/dice.ts';
import { generateTexts } from '../../compile/source/generated-texts.ts';
import { documentOf, parse } from '../../compile/source/sample.ts';
import { partsOf } from './parts.ts';
import { randomValue } from './random-values.ts';

function afterSwap(text: string, pointer: string, index: number): string {
  return swapItems(documentOf(text), pointer, index).text;
}

describe('an item and the one after it change places', () => {
  test('each as it is typed', () => {
    const text = "list:\n  - 'a' # why\n  - title: >-\n      b\n      c\n    text: d\nnext: 1\n";
    expect(afterSwap(text, '/list', 0)).toBe(
      "list:\n  - title: >-\n      b\n      c\n    text: d\n  - 'a' # why\nnext: 1\n",
    );
  });

  test('with the comments above them', () => {
    const text = 'list:\n  - a\n  # of b\n  - b\n\n  # of c\n  - c\n';
    expect(afterSwap(text, '/list', 1)).toBe('list:\n  - a\n  # of c\n  - c\n\n  # of b\n  - b\n');
  });

  test('and a comment about the list stays above it', () => {
    const text = 'list:\n  # of all\n  - a\n  - b\n';
    expect(afterSwap(text, '/list', 0)).toBe('list:\n  # of all\n  - b\n  - a\n');
  });

  test('between brackets, laid out as before', () => {
    expect(afterSwap("list: ['a', b, c] # why\n", '/list', 0)).toBe("list: [b, 'a', c] # why\n");
    expect(afterSwap("list: [ 'a',b ]\n", '/list', 0)).toBe("list: [ b,'a' ]\n");
  });

  test('with the line ends of Windows, and where no line end follows', () => {
    expect(afterSwap('list:\r\n  - a\r\n  - b\r\n', '/list', 0)).toBe(
      'list:\r\n  - b\r\n  - a\r\n',
    );
    expect(afterSwap('list:\n  - a\n  - b', '/list', 0)).toBe('list:\n  - b\n  - a');
  });
});

test('wide characters take two columns each, where a list in brackets is laid out', () => {
  const text = 'list:\n  - [a]\n';
  const wide = '日'.repeat(45);
  const after = insertItem(documentOf(text), 'regions', '/list', 1, [wide, 'words']);
  expect(after.text).toBe(`${text}  - [\n      ${wide},\n      words,\n    ]\n`);
});

/** A list that was edited, and what it is to hold. */
interface Edited {
  readonly says: string;
  readonly kind: 'add' | 'remove' | 'swap';
  readonly isInBrackets: boolean;
  readonly before: string;
  readonly after: string;
  readonly expected: unknown;
}

const SEED = 5;

/** As many steps follow each other in one file. */
const STEPS = 4;

interface Source {
  readonly kind: FileKind;
  readonly document: YamlDocument;
}

/** Edits of lists that are picked at random, each of the text that the one before left. */
function editAtRandom(
  count: number,
  sources: readonly Source[],
  read: (text: string) => YamlDocument | undefined,
): readonly Edited[] {
  const dice = createDice(SEED);
  const edited: Edited[] = [];
  while (edited.length < count) {
    const source = sources[dice.below(sources.length)];
    const pointer = dice.pick(listsOf(source?.document.value));
    let document = source?.document;
    for (let step = 0; step < STEPS && source && document && pointer !== ''; step++) {
      const items = valueAt(document.value, pointer);
      if (!Array.isArray(items)) break;
      const change = changeAtRandom(dice, document, { kind: source.kind, pointer, items });
      edited.push(change);
      document = read(change.after);
    }
  }
  return edited;
}

interface ListOf {
  readonly kind: FileKind;
  readonly pointer: string;
  readonly items: YamlItems;
}

/** The list with an item and the next one swapped. */
function withSwapped(items: YamlItems, index: number): YamlItems {
  return items.toSpliced(index, 2, ...items.slice(index, index + 2).reverse());
}

function changeAtRandom(
  dice: Dice,
  document: YamlDocument,
  { kind, pointer, items }: ListOf,
): Edited {
  const at = dice.below(items.length);
  const choice = items.length === 0 ? 0 : dice.below(items.length > at + 1 ? 3 : 2);
  const edited = (kind: Edited['kind'], after: SourceFile, next: readonly YamlValue[]): Edited => ({
    says: `${kind} ${pointer} ${at}`,
    kind,
    isInBrackets: outermostFlow(placeAt(document, pointer)) !== undefined,
    before: document.file.text,
    after: after.text,
    expected: withValue(document.value as YamlValue, pointer, next),
  });
  if (choice === 2) return edited('swap', swapItems(document, pointer, at), withSwapped(items, at));
  if (choice === 1)
    return edited(
      'remove',
      removeItem(document, childPointer(pointer, String(at))),
      items.toSpliced(at, 1),
    );
  const value = randomValue(dice);
  const index = at + dice.below(2);
  return edited(
    'add',
    insertItem(document, kind, pointer, index, value),
    items.toSpliced(index, 0, value),
  );
}

function listsOf(value: unknown, pointer = ''): readonly string[] {
  const below = membersOf(value as YamlValue).flatMap(([name, member]) =>
    listsOf(member, childPointer(pointer, name)),
  );
  return isItems(value as YamlValue) ? [pointer, ...below] : below;
}

function withValue(root: YamlValue, pointer: string, next: YamlValue): YamlValue {
  const [, name, ...rest] = pointer.split('/');
  if (name === undefined) return next;
  const below = rest.map((segment) => `/${segment}`).join('');
  const members = membersOf(root).map(
    ([each, member]) =>
      [
        each,
        childPointer('', each) === `/${name}` ? withValue(member, below, next) : member,
      ] as const,
  );
  return isItems(root) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function described({ says, before, after }: Edited): string {
  return `${says}\n--- before\n${before}\n--- after\n${after}`;
}

/** Those of the lines that another text does not have as often. */
function linesMissing(text: string, other: string): readonly string[] {
  const known = other.split(/\r?\n/);
  return text.split(/\r?\n/).filter((line) => {
    const at = known.indexOf(line);
    if (at !== -1) known.splice(at, 1);
    return at === -1 && line.trim() !== '';
  });
}

function soundDocument(text: string): YamlDocument | undefined {
  const [document, diagnostics] = parse(text);
  return diagnostics.length === 0 ? document : undefined;
}

const parts = (['regions', 'library'] as const).flatMap((kind) => {
  const texts = partsOf(documentOf(readFileSync(`${kind}.yaml`, 'utf8')));
  return texts.map((text) => ({ kind, document: documentOf(text) }));
});

describe('random edits of the lists of the project’s files', () => {
  const edited = editAtRandom(
    caseCount(3_000),
    parts.filter(({ document }) => listsOf(document.value).length > 0),
    soundDocument,
  );

  test('are of every kind', () => {
    expect(new Set(edited.map(({ kind }) => kind)).size).toBe(3);
  });

  test('leave the list that was to be, and all other values', () => {
    const wrong = edited.filter(
      ({ after, expected }) => !isDeepStrictEqual(soundDocument(after)?.value, expected),
    );
    expect(wrong.map(described)[0]).toBeUndefined();
  });

  test('leave the lines of other items as they are', () => {
    const wrong = edited.filter(({ kind, isInBrackets, before, after }) => {
      if (isInBrackets) return false;
      const lost = kind === 'remove' ? [] : linesMissing(before, after);
      const added = kind === 'add' ? [] : linesMissing(after, before);
      return [...lost, ...added].some((line) => !/^\s*[\w-]+:(?: \[\])?$/.test(line));
    });
    expect(wrong.map(described)[0]).toBeUndefined();
  });
});

// Our reader refuses a few things that YAML allows, such as a list in the line of a dash.
test('random edits of lists that are written in all ways read as they should to the yaml package', () => {
  const small: Source[] = [];
  for (const text of generateTexts(SEED)) {
    if (small.length === caseCount(250)) break;
    const document = soundDocument(text);
    if (document && listsOf(document.value).some((pointer) => pointer !== ''))
      small.push({ document, kind: 'regions' });
  }
  const wrong = editAtRandom(caseCount(1_000), small, soundDocument).filter(
    ({ after, expected }) => {
      const { root } = readNodes(createSourceFile('regions.yaml', after));
      return !root || !isDeepStrictEqual(toValue(root), expected);
    },
  );
  expect(wrong.map(described)[0]).toBeUndefined();
});
