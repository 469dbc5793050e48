import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { parentPointer } from '../../schema/pointer.ts';
import { takes } from '../asset-kinds.ts';
import type { AssetUse } from '../asset-uses.ts';
import type { Rule } from './rule.ts';

/** Every picture that pages show says what it shows, or is marked as decorative (docs/product.md R16). */
export const pictureWords: Rule = function* ({ uses, assets, problemOf, hasTitle }) {
  for (const use of uses.files) {
    const { name, kind, words } = use;
    if (words === undefined) continue;
    if (words.decorative === true) {
      if (words.alt !== undefined) yield diagnoseContradiction(use);
      continue;
    }
    // What is wrong with the file itself is reported by other rules.
    const isUsable = assets.has(name) && takes(kind, name) && problemOf(name) === undefined;
    if (words.alt === undefined && isUsable && !hasTitle(name)) yield diagnoseSilence(use);
  }
};

function diagnoseSilence({ document, pointer, name, words = {} }: AssetUse): Diagnostic {
  const span = document.locate(pointer, 'value');
  const isAlone = Object.keys(words).length === 0;
  const parameters = { path: name, isDrawing: /\.svg$/i.test(name), isAlone };
  return createDiagnostic('picture-without-words', parameters, span, { path: pointer });
}

function diagnoseContradiction({ document, pointer }: AssetUse): Diagnostic {
  const path = `${parentPointer(pointer)}/alt`;
  return createDiagnostic('decorative-with-words', {}, document.locate(path, 'value'), { path });
}
