import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { listWrittenValues } from '../../../cli/author/edit/written-values.ts';
import type { Replacement } from '../../../cli/author/find/replace.ts';
import { draftReplacements, planReplace, replacedText } from '../../../cli/author/find/replace.ts';
import { ownFiles } from '../../../cli/compile/project.ts';
import type { Extent } from '../../../cli/diagnostics/span.ts';
import type { YamlDocument } from '../../../cli/compile/source/yaml-document.ts';
import { outermostFlow, placeAt } from '../../../cli/compile/source/yaml-document.ts';
import { segmentsOf, valueAt } from '../../../cli/compile/schema/pointer.ts';
import { caseCount } from '../../cases.ts';
import type { Dice } from '../../compile/source/dice.ts';
import { createDice } from '../../compile/source/dice.ts';
import { documentOf } from '../../compile/source/sample.ts';
import { resolved } from '../reach/real-site.ts';

/**
 * Replacements at random in the project's own files; those of one writing are of different texts.
 */
const WRITINGS = caseCount(Number(process.env['REPLACE_WRITINGS'] ?? 15));
const TOGETHER = 10;
const SEED = 7;

const texts = listWrittenValues(resolved.written).flatMap(({ value }) =>
  typeof value === 'string' && value.includes(' ') ? [value] : [],
);
const owners = ['defaults', 'site', 'library', 'nevada', 'arizona', 'indiana'];

/** One to three words that stand somewhere, in any case. */
function pickWords(dice: Dice): string {
  const words = dice.pick(texts).split(/\s+/);
  const start = dice.below(words.length);
  const picked = words.slice(start, start + 1 + dice.below(3)).join(' ');
  const plain = picked.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const cases = [plain, plain.toUpperCase(), plain.toLowerCase()];
  return dice.pick(cases);
}

/** What is replaced in one writing: no text is replaced twice. */
function replacementsAtRandom(dice: Dice): readonly Replacement[] {
  const taken = new Map<string, Replacement>();
  for (let count = 0; count < TOGETHER;) {
    const [from, to] = [pickWords(dice), pickWords(dice)];
    // What is new brings no token and no address, nor a part of one.
    if (from === '' || to === '' || from === to || /[{}@:()]/.test(to)) continue;
    count += 1;
    const some = dice.onceIn(3) ? [dice.pick(owners)] : [];
    const request = { from, to, owners: some, fields: [] };
    for (const each of planReplace(resolved, () => undefined, request).replacements)
      if (!taken.has(each.file + each.typedAt)) taken.set(each.file + each.typedAt, each);
  }
  return [...taken.values()];
}

/** What no replacement may touch: tokens, placeholders, addresses. */
const FIXED = /\{\{.*?\}\}|\{\w+\}|\]\([^)]*\)|https?:\S+|\S+@\S+\.\w+/g;

function fixedIn(text: string): readonly string[] {
  return text.match(FIXED) ?? [];
}

/** The value or the brackets around it: what may be typed otherwise. */
function extentOf(document: YamlDocument, pointer: string): Extent {
  const place = placeAt(document, pointer);
  const { node, entry = node } = outermostFlow(place) ?? place;
  return { start: entry.start, end: node.end };
}

/** What stands between the places that are written. */
function between(document: YamlDocument, pointers: readonly string[]): readonly string[] {
  const extents = pointers
    .map((pointer) => extentOf(document, pointer))
    .toSorted((a, b) => a.start - b.start);
  const { text } = document.file;
  let at = 0;
  const gaps = extents.flatMap(({ start, end }) => {
    const gap = start < at ? [] : [text.slice(at, start)];
    at = Math.max(at, end);
    return gap;
  });
  return [...gaps, text.slice(at)];
}

/** The values of a document with others in the place of some. */
function withTexts(root: unknown, changed: ReadonlyMap<string, string>): unknown {
  const copy: unknown = structuredClone(root);
  for (const [pointer, text] of changed) {
    const name = segmentsOf(pointer).at(-1) ?? '';
    const parent = valueAt(copy, pointer.slice(0, pointer.lastIndexOf('/')));
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, name, text);
  }
  return copy;
}

const dice = createDice(SEED);
const writings = Array.from({ length: WRITINGS }, () => replacementsAtRandom(dice));

test('only texts that are named are others then, and they say what was shown', () => {
  let replaced = 0;
  for (const replacements of writings) {
    for (const { file, next } of draftReplacements(resolved.written, replacements)) {
      const own = replacements.filter((each) => ownFiles[each.file] === file.path);
      const changed = new Map(own.map((each) => [each.typedAt, replacedText(each)]));
      const [before, after] = [documentOf(file.text), documentOf(next.text)];
      expect(isDeepStrictEqual(after.value, withTexts(before.value, changed))).toBe(true);
      expect(between(after, [...changed.keys()])).toEqual(between(before, [...changed.keys()]));
      replaced += own.length;
    }
  }
  expect(replaced).toBeGreaterThan(WRITINGS * TOGETHER);
});

test('tokens, what pages fill in, and addresses stay in each text', () => {
  const lost = writings
    .flat()
    .filter((each) => !isDeepStrictEqual(fixedIn(replacedText(each)), fixedIn(each.text)));
  expect(lost.map(({ text }) => text)).toEqual([]);
});
