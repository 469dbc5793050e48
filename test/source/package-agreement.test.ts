import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Code } from '../../cli/diagnostics/codes.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { parseWithYamlPackage } from '../../cli/source/yaml-package.ts';
import { readDocuments } from '../../cli/source/reader/document.ts';
import { Reading } from '../../cli/source/reader/reading.ts';
import type { YamlNode } from '../../cli/source/yaml-node.ts';
import { generateTexts } from './generated-texts.ts';

const TEXTS = 1000;

/** What our reader refuses on purpose although YAML allows it. */
const STRICTER: ReadonlySet<Code> = new Set<Code>([
  'bad-indentation',
  'curly-quotes',
  'duplicate-key',
  'hash-in-text',
  'item-among-fields',
  'list-beside-name',
  'missing-colon',
  'missing-dash',
  'missing-space-after-colon',
  'missing-space-after-dash',
  'not-a-mapping',
  'odd-space',
  'reserved-start',
  'several-documents',
  'tab-indentation',
  'unclosed-bracket',
  'unclosed-quote',
  'unquoted-colon',
  'unquoted-token',
  'yaml-alias',
  'yaml-anchor',
  'yaml-directive',
  'yaml-merge-key',
  'yaml-tag',
]);

function read(text: string) {
  const reading = new Reading(createSourceFile('regions.yaml', text));
  const root = readDocuments(reading);
  const codes = reading.diagnostics.map(({ code }) => code);
  return { root, codes, certain: reading.uncertainAt === undefined };
}

/** A node without what only our reader keeps with it. */
function bare(node: YamlNode | undefined): unknown {
  if (!node) return undefined;
  const { kind, start, end } = node;
  if (node.kind === 'scalar') return { kind, start, end, value: node.value, quoted: node.quoted };
  if (node.kind === 'list')
    return { kind, start, end, block: node.block, items: node.items.map(bare) };
  const entries = [...node.entries].map(([name, entry]) => {
    return { name, start: entry.start, end: entry.end, value: bare(entry.value) };
  });
  return { kind, start, end, block: node.block, entries };
}

const texts = generateTexts(TEXTS);
const accepted = texts.filter((text) => {
  const { certain, codes } = read(text);
  return certain && codes.length === 0;
});

test('enough of the generated texts are sound to compare', () => {
  expect(accepted.length).toBeGreaterThan(TEXTS / 20);
});

test('what our reader accepts, the library reads as the same values at the same places', () => {
  for (const text of accepted) {
    const { root, errors, refused, duplicates } = parseWithYamlPackage(text);
    expect({ text, errors, refused, duplicates }).toEqual({
      text,
      errors: [],
      refused: [],
      duplicates: [],
    });
    expect({ text, root: bare(read(text).root) }).toEqual({ text, root: bare(root) });
  }
});

test('what the library accepts, our reader refuses only on purpose', () => {
  const contradicted = texts.filter((text) => {
    const { certain, codes } = read(text);
    const beyond = codes.filter((code) => !STRICTER.has(code));
    return certain && beyond.length > 0 && parseWithYamlPackage(text).errors.length === 0;
  });
  expect(contradicted).toEqual([]);
});

describe('the content of this project', () => {
  test.each(['regions.yaml', 'library.yaml'])('%s is read without the library', (path) => {
    const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
    const { root, certain } = read(text);
    expect(certain).toBe(true);
    expect(bare(root)).toEqual(bare(parseWithYamlPackage(text).root));
  });
});
