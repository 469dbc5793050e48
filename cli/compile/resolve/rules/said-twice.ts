import { notice } from '../../../diagnostics/catalogue/entry.ts';
import { positionAt } from '../../../diagnostics/span.ts';
import { isWords } from '../../schema/formats/text.ts';
import { lastSegment } from '../../schema/pointer.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { listTypedTexts } from '../../schema/typed-texts.ts';
import { groupBy } from '../../values/group-by.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import { listFiles } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'said-twice': notice(
    'Line {line} says the same on the same page: "{sentence}" Say it once, or in other words.',
    'Two texts of a page hold the same sentence.',
    'Visitors read it twice, and whoever changes one of the two forgets the other.',
    'Delete the sentence in one of the two places, or say something else there. Where only one of them is shown at a time, acknowledge the notice.',
  ),
} as const;

const { atPiece } = reporter(codes);

/** Shorter ones are labels, or said for the rhythm. */
const shortest = 40;

/** The same sentence in two texts of one page, as one layer states it. */
export const saidTwice: Rule = function* ({ written }) {
  for (const [file, { document }] of listFiles(written)) {
    const texts = listTypedTexts(document, file).filter(isReadOnPage);
    for (const ofPage of groupBy(texts, pageOf).values()) {
      const bySentence = groupBy(ofPage.flatMap(sentencesOf), ({ sentence }) => sentence);
      for (const [first, ...others] of bySentence.values()) {
        const again = others.find(({ text }) => text !== first?.text);
        if (first === undefined || again === undefined) continue;
        const related = relatedAt(first.text, 'it is said here first');
        const { line } = positionAt(related.span.file, related.span.start);
        const { sentence, start } = again;
        const piece = { start, end: start + sentence.length };
        yield atPiece(again.text, 'said-twice', { line, sentence }, piece);
      }
    }
  }
};

/** What search engines show stands on no page. */
function isReadOnPage({ pointer, node }: TypedText): boolean {
  return isWords(node.format) && lastSegment(pointer) !== 'description';
}

/** The page whose words a text is one of; another text is a page by itself. */
function pageOf({ pointer }: TypedText): string {
  const [page] = /^(?:\/defaults|\/regions\/[^/]+)\/pages\/[^/]+(?=\/)/.exec(pointer) ?? [];
  return page ?? pointer;
}

function sentencesOf(text: TypedText) {
  return Array.from(text.text.matchAll(/\S.*?[.!?]+(?=\s|$)/gs))
    .filter(([sentence]) => sentence.length >= shortest)
    .map(({ 0: sentence, index: start }) => ({ text, sentence, start }));
}
