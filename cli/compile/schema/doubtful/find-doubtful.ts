import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../../diagnostics/diagnostic.ts';
import { atPlace } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { isWords } from '../formats/text.ts';
import {
  findFieldInText,
  findMarkdown,
  findUnquoted,
  findWrongPlaceholders,
} from '../schema-errors/texts.ts';
import type { FileKind } from '../schema-node.ts';
import type { TypedNumber, TypedText } from '../walk.ts';
import { listTypedNumbers, listTypedTexts } from '../walk.ts';
import { findGarbledText, findInvisible, findUnreadable } from './characters.ts';
import { findLostName } from './lost-name.ts';
import { findBlanksBeforeSigns, findConflictMarks, findForeignComments } from './pasted.ts';
import { findWrappedLinks } from './wrapped-links.ts';
import {
  findSignedLines,
  findDoubledWords,
  findMisspeltDates,
  findPlaceholders,
  findStrayQuotes,
} from './words.ts';

/** Looks for one kind of thing in a text that was hardly meant. */
type Find = (text: TypedText) => Iterable<Diagnostic>;

/** What can be wrong with the text of any field. */
const everywhere: readonly Find[] = [
  findUnquoted,
  findLinesInText,
  findLostName,
  findConflictMarks,
  findWrappedLinks,
];

/** Lines that were meant to stand outside of the text; below a field they are its own. */
function findLinesInText(text: TypedText): readonly Diagnostic[] {
  const fields = findFieldInText(text);
  return fields.length > 0 ? fields : [...findSignedLines(text)];
}

/** The same, with signs that no keyboard has. */
const inOtherSigns: readonly Find[] = [findInvisible, findUnreadable, findGarbledText];

/** Whether there is anything but the signs of ASCII, as in few texts. */
const OTHER_SIGN = /[^\n -~]/;

/** What can be wrong with words that visitors read. */
const inWords: readonly Find[] = [
  findMarkdown,
  findForeignComments,
  findBlanksBeforeSigns,
  findWrongPlaceholders,
  findPlaceholders,
  findStrayQuotes,
  findDoubledWords,
  findMisspeltDates,
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

/** Words are looked at only if nothing else is wrong, since a wrong sign can make a wrong word. */
function findInText(text: TypedText): readonly Diagnostic[] {
  const finds = OTHER_SIGN.test(text.text) ? [...everywhere, ...inOtherSigns] : everywhere;
  const found = finds.flatMap((find) => [...find(text)]);
  if (hasErrors(found) || !isWords(text.node.format)) return found;
  return [...found, ...inWords.flatMap((find) => [...find(text)])];
}

/** A number as people write it: `89`, `3.5`, `3.50`, `-1`. */
const USUAL = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;
/** A point that was meant to divide thousands, as in `5.000`. */
const GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Finds numbers that YAML reads as others than they seem, or that only programs write so. */
function* findDoubtfulNumbers(typed: TypedNumber): Generator<Diagnostic> {
  const { document, pointer, value, node } = typed;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  if (USUAL.test(source) || !Number.isFinite(value)) return;
  const becomes = String(value);
  if (!isDoubtful(source, value)) {
    yield atPlace(typed, 'unusual-number', { source, becomes }, { suggestion: becomes });
    return;
  }
  const instead = thousandsIn(source, node.type);
  const parameters = { source, instead, becomes: becomes === source ? undefined : becomes };
  yield atPlace(typed, 'doubtful-number', parameters, { suggestion: instead });
}

/** Whether it may have been meant as another number: no field takes more than two decimals. */
function isDoubtful(source: string, value: number): boolean {
  return GROUPED.test(source) || /\.\d{3}/.test(String(value));
}

/** The number if its point surely divides thousands: in a price, `3.555` may be a typo. */
function thousandsIn(source: string, type: TypedNumber['node']['type']): string | undefined {
  const isCertain = GROUPED.test(source) && (source.endsWith('.000') || type === 'integer');
  return isCertain ? source.replace('.', '') : undefined;
}
