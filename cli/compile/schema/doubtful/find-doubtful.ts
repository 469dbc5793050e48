import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { isWords } from '../formats/text.ts';
import {
  findFieldInText,
  findMarkdown,
  findUnquoted,
  findWrongPlaceholders,
} from '../schema-errors/texts.ts';
import type { FileKind } from '../schema-node.ts';
import type { TypedText } from '../typed-texts.ts';
import { listTypedNumbers, listTypedTexts } from '../typed-texts.ts';
import { findEmptyAlternatives } from './alternatives.ts';
import { findGarbledText, findInvisible, findUnreadable } from './characters.ts';
import { findLostName } from './lost-name.ts';
import { findBlanksBeforeSigns, findConflictMarks, findForeignComments } from './pasted.ts';
import { findDoubtfulNumbers } from './numbers.ts';
import { findSignedLines } from './signed-lines.ts';
import { findBlanksInRow, findTypewriterSigns } from './typewriter.ts';
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
];

/** The same, with signs that no keyboard has. */
const inOtherSigns: readonly Find[] = [findInvisible, findUnreadable, findGarbledText];

/** Whether there is anything but the signs of ASCII, as in few texts. */
const OTHER_SIGN = /[^\n -~]/;

const inWords: readonly Find[] = [
  findMarkdown,
  findForeignComments,
  findBlanksBeforeSigns,
  findWrongPlaceholders,
  findPlaceholders,
  findStrayQuotes,
  findDoubledWords,
  findMisspeltDates,
  findTypewriterSigns,
  findBlanksInRow,
  findEmptyAlternatives,
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
  const finds = [
    ...everywhere,
    ...(OTHER_SIGN.test(text.text) ? inOtherSigns : []),
    ...(isWords(text.node.format) ? inWords : []),
  ];
  return finds.flatMap((find) => [...find(text)]);
}
