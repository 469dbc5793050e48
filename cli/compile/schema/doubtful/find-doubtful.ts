import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { isWords } from '../formats/text.ts';
import {
  findFieldInText,
  findMarkdown,
  findUnquoted,
  findWrongPlaceholders,
} from '../schema-errors/texts.ts';
import type { FileKind, SchemaNode } from '../schema-node.ts';
import type { TypedText } from '../typed-texts.ts';
import { listTypedNumbers, listTypedTexts } from '../typed-texts.ts';
import { findEmptyAlternatives } from './alternatives.ts';
import { findGarbledText, findInvisible, findUnreadable } from './characters.ts';
import { findLostName } from './lost-name.ts';
import { findBlanksBeforeSigns, findConflictMarks, findForeignComments } from './pasted.ts';
import { findDoubtfulNumbers } from './numbers.ts';
import { findSignedLines } from './signed-lines.ts';
import { findBlanksInRow, findTypewriterSigns } from './typewriter.ts';
import { onceEach } from '../../values/once.ts';
import { findWrappedLinks } from './wrapped-links.ts';
import { findDoubledWords, findMisspeltDates, findPlaceholders, findStrayQuotes } from './words.ts';

type Find = (text: TypedText) => Iterable<Diagnostic>;

/** What can be wrong with the text of any field. */
const everywhere: readonly Find[] = [
  findUnquoted,
  findFieldInText,
  findSignedLines,
  findLostName,
  findConflictMarks,
  findWrappedLinks,
  findEmptyAlternatives,
  findWrongPlaceholders,
];

/** The same, with signs that no keyboard has. */
const inOtherSigns: readonly Find[] = [findInvisible, findUnreadable, findGarbledText];

/** Whether there is anything but the signs of ASCII, as in few texts. */
const OTHER_SIGN = /[^\n -~]/;

/** These look at nothing but the text and its format. */
const inWords: readonly Find[] = [
  findMarkdown,
  findForeignComments,
  findBlanksBeforeSigns,
  findPlaceholders,
  findStrayQuotes,
  findDoubledWords,
  findMisspeltDates,
  findTypewriterSigns,
  findBlanksInRow,
];

/** In characters; no field has room for a tenth of it. Longer texts are only called too long. */
const LONGEST = 50_000;

/** What the schema allows, and yet was hardly meant as it is typed. */
export function findDoubtful(document: YamlDocument, file: FileKind): readonly Diagnostic[] {
  return [
    ...listTypedTexts(document, file)
      .filter(({ text }) => text.length <= LONGEST)
      .flatMap(findInText),
    ...listTypedNumbers(document, file).flatMap((number) => [...findDoubtfulNumbers(number)]),
  ];
}

function findInText(text: TypedText): readonly Diagnostic[] {
  return [...findBy(everywhere, text), ...findInSigns(text)];
}

/** Texts of a format in which no sign is wrong, as nearly all: 8 % of an edit in `dev`. */
const soundTexts = onceEach<SchemaNode['format'], Set<string>>(() => new Set());

function findInSigns(typed: TypedText): readonly Diagnostic[] {
  const { text, node } = typed;
  const sound = soundTexts(node.format);
  if (sound.has(text)) return [];
  const others = OTHER_SIGN.test(text) ? findBy(inOtherSigns, typed) : [];
  const found = isWords(node.format) ? [...others, ...findBy(inWords, typed)] : others;
  // As a copy: a part of a file would keep all of that file in memory.
  if (found.length === 0) sound.add(Buffer.from(text).toString());
  return found;
}

function findBy(finds: readonly Find[], text: TypedText): readonly Diagnostic[] {
  return finds.flatMap((find) => [...find(text)]);
}
