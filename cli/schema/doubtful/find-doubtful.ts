import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { isWords } from '../formats/text.ts';
import type { FileKind } from '../schema-node.ts';
import { findFieldInText } from '../schema-errors/field-in-text.ts';
import { findMarkdown, findUnquoted, findWrongPlaceholders } from '../schema-errors/text-marks.ts';
import type { TypedText } from '../walk.ts';
import { listTypedNumbers, listTypedTexts } from '../walk.ts';
import { findCommentInText, findDoubledWords, findPlaceholders, findStrayQuotes } from './words.ts';
import { findGarbledText, findInvisible, findUnreadable } from './characters.ts';
import { findLostName } from './lost-name.ts';
import { findDoubtfulNumbers } from './doubtful-number.ts';

/** Looks for one kind of thing in a text that was hardly meant. */
type Find = (text: TypedText) => Iterable<Diagnostic>;

/** What can be wrong with the text of any field. */
const everywhere: readonly Find[] = [
  findUnquoted,
  findFieldInText,
  findCommentInText,
  findLostName,
];

/** The same, with signs that no keyboard has. */
const inOtherSigns: readonly Find[] = [findInvisible, findUnreadable, findGarbledText];

/** Whether there is anything but the signs of ASCII, as in few texts. */
const OTHER_SIGN = /[^\n -~]/;

/** What can be wrong with words that visitors read. */
const inWords: readonly Find[] = [
  findMarkdown,
  findWrongPlaceholders,
  findPlaceholders,
  findStrayQuotes,
  findDoubledWords,
];

/** In characters; no field has room for a tenth of it. That a longer text is too long is all that is said of it. */
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

/** The words are looked at once nothing else is wrong with the text: its signs may be others then. */
function findInText(text: TypedText): readonly Diagnostic[] {
  const finds = OTHER_SIGN.test(text.text) ? [...everywhere, ...inOtherSigns] : everywhere;
  const found = finds.flatMap((find) => [...find(text)]);
  if (hasErrors(found) || !isWords(text.node.format)) return found;
  return [...found, ...inWords.flatMap((find) => [...find(text)])];
}
