import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { iconNames, iconPath } from '../asset-uses.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** Every feature class and social icon has its drawing. */
export const unknownIcon: Rule = function* ({ uses, assets }) {
  for (const { document, pointer, name } of uses.icons) {
    if (assets.has(iconPath(name))) continue;
    const suggestion = nearest(name, iconNames(assets));
    const span = document.locate(pointer, 'value');
    const extras = suggesting(document, pointer, suggestion);
    yield createDiagnostic('unknown-icon', { name, nearest: suggestion }, span, extras);
  }
};
