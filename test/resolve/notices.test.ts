import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resolveProject } from '../../cli/check-project.ts';
import { notices } from '../../cli/diagnostics/codes.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../../cli/diagnostics/order.ts';
import type { SourceFile } from '../../cli/diagnostics/span.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { withoutWords } from '../../cli/reach/without-words.ts';
import { noticesOf } from '../../cli/resolve/notices.ts';
import { listTypedTexts } from '../../cli/schema/texts.ts';
import { projectAt } from '../project-at.ts';
import { caseCount } from '../cases.ts';
import { checkOverBase, listFixtures } from '../diagnostics/fixtures.ts';
import { resolved } from '../reach/real-site.ts';
import type { Dice } from '../source/dice.ts';
import { createDice } from '../source/dice.ts';

function noticesAmong(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return orderDiagnostics(diagnostics.filter(({ code }) => notices.includes(code)));
}

test.each(listFixtures().filter(({ code }) => notices.includes(code)))(
  'the notices of $name are found without the rest of the check',
  (fixture) => {
    const [checked, diagnostics] = checkOverBase(fixture);
    if (checked === undefined) throw new Error('The fixture has errors.');
    expect(noticesAmong(diagnostics)).not.toEqual([]);
    expect(orderDiagnostics(noticesOf(checked.written))).toEqual(noticesAmong(diagnostics));
  },
);

const { document } = resolved.written.regions;

// What makes notices come and go: a region's name, a figure that a claim states, and what another text says.
const words = ['Work in Nevada', 'Meet 800 careers', 'Arizona and you', 'Find it', 'Two words'];

test('so are those of the real site after edits of its words', () => {
  const dice = createDice(7);
  const project = projectAt(fileURLToPath(new URL('../..', import.meta.url)));
  let sound = 0;
  for (let edit = 0; edit < caseCount(30); edit++) {
    const drafts = new Map([['regions.yaml', withOtherWords(dice)]]);
    const [site, diagnostics] = resolveProject({ ...project, drafts });
    if (site === undefined) continue;
    sound += 1;
    expect(withoutWords(site.written)).toEqual(withoutWords(resolved.written));
    expect(orderDiagnostics(noticesOf(site.written))).toEqual(noticesAmong(diagnostics));
  }
  expect(sound).toBeGreaterThan(0);
});

const texts = listTypedTexts(document, 'regions').filter(({ node, pointer, text }) => {
  const isPlain = node.format === 'text' && node.names === undefined && !text.includes('{');
  const hasRoom = (node.maxLength ?? 0) >= 30 && text !== '';
  return isPlain && hasRoom && !pointer.endsWith('/name') && !/date|claims/i.test(pointer);
});

/** The file with other words in the place of some of its texts. */
function withOtherWords(dice: Dice): SourceFile {
  const chosen = new Set(
    Array.from({ length: 1 + dice.below(8) }, () => texts[dice.below(texts.length)]),
  );
  let { text } = document.file;
  // From the end, so that the places before stay.
  for (const typed of texts.toReversed().filter((each) => chosen.has(each))) {
    const { start, end } = document.locate(typed.pointer, 'value');
    const other = dice.onceIn(3) ? texts[dice.below(texts.length)]?.text : dice.pick(words);
    text = text.slice(0, start) + JSON.stringify(other?.slice(0, 30).trim()) + text.slice(end);
  }
  return createSourceFile('regions.yaml', text);
}
