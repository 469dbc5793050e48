import { notice } from '../../../diagnostics/catalogue/entry.ts';
import { positionAt } from '../../../diagnostics/span.ts';
import { isWords } from '../../schema/formats/text.ts';
import { lastSegment, valueAt } from '../../schema/pointer.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { groupBy } from '../../values/group-by.ts';
import { reporter } from '../../source/locate-piece.ts';
import { pageOfText } from '../page-of-text.ts';
import { listTexts } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'said-twice': notice(
    'Line {line} says the same on the same page: "{sentence}" Say it once, or in other words.',
    'Two texts of a page hold the same sentence, both in `defaults`, in one region or in library.yaml. The page is one of `pages` or `blockPages`, a landing page, or one of the library edition.',
    'Visitors read it twice, and whoever changes one of the two forgets the other.',
    'Delete the sentence in one of the two places, or say something else there. Where only one is shown at a time, acknowledge the notice.',
  ),
} as const;

const { atPiece } = reporter(codes);

/** Shorter ones are labels, or said for the rhythm. */
const shortest = 40;

/** The same sentence in two texts of one page, as one layer states it. */
export const saidTwice: Rule = function* ({ written }) {
  const texts = listTexts(written).filter(isReadOnPage);
  for (const [page, ofPage] of groupBy(texts, pageOfText)) {
    if (page === undefined) continue;
    const bySentence = groupBy(ofPage.flatMap(sentencesOf), ({ sentence }) => sentence);
    for (const equal of bySentence.values()) {
      const [first, ...others] = equal.filter(({ text }) => isShown(text));
      for (const again of others)
        if (first && again.text !== first.text) yield report(again, first);
    }
  }
};

/** What search engines show stands on no page, and the words of a new block are nobody's yet. */
function isReadOnPage({ pointer, text, node }: TypedText): boolean {
  if (text.length < shortest || !isWords(node.format)) return false;
  return lastSegment(pointer) !== 'description' && node.examples?.includes(text) !== true;
}

type Sentence = ReturnType<typeof sentencesOf>[number];

function sentencesOf(text: TypedText) {
  return Array.from(text.text.matchAll(/\S.*?[.!?]+(?=\s|$)/gs))
    .filter(([sentence]) => sentence.length >= shortest)
    .map(({ 0: sentence, index: start }) => ({ text, sentence, start }));
}

/** A block may be kept beside the one that is shown in its place. */
function isShown({ document, pointer }: TypedText): boolean {
  const [block] = /^.*?\/blockPages\/[^/]+\/blocks\/[^/]+/.exec(pointer) ?? [];
  return block === undefined || valueAt(document.value, `${block}/shown`) !== false;
}

function report({ text, sentence, start }: Sentence, first: Sentence) {
  const place = first.text.document.locate(first.text.pointer, 'value');
  const { line } = positionAt(place.file, place.start);
  return atPiece(text, 'said-twice', { line, sentence }, { start, end: start + sentence.length });
}
