import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { iconNames, iconPath } from '../asset-uses.ts';
import { nameMeant } from '../../schema/nearest.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** Every feature class and social icon has its drawing. */
export const unknownIcon: Rule = function* ({ uses, assets }) {
  for (const { document, pointer, name } of uses.icons) {
    if (assets.has(iconPath(name))) continue;
    const { near, isGuess } = nameMeant(name, iconNames(assets));
    const span = document.locate(pointer, 'value');
    const extras = suggesting(document, pointer, near, isGuess);
    yield createDiagnostic('unknown-icon', { name, nearest: near }, span, extras);
  }
};
