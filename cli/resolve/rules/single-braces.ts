import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import { textsWith } from '../select.ts';
import { tokenFiles } from '../tokens/known.ts';
import type { Rule } from './rule.ts';

/** What looks like a token but for the second brace on one side or both: `{regionName}`, `{regionName}}`. */
const singleBraced = /(?<!\{)\{\s*([\w.]+)\s*\}{1,2}(?!\})/g;

/** A token's name stands between double braces; between single ones visitors would read it as it is typed. */
export const singleBraces: Rule = function* ({ written, uses }) {
  for (const { document, value, knownAt, names } of tokenFiles(written, uses)) {
    for (const { pointer: path, text } of textsWith('{', value)) {
      for (const { 0: token, 1: name = '', index } of text.matchAll(singleBraced)) {
        const meant = nearest(name, names);
        if (meant === undefined) continue;
        const span = locatePiece(document, path, text, { start: index, end: index + token.length });
        const known = knownAt(path);
        const suggestion = `{{${meant}}}`;
        yield known.includes(meant)
          ? createDiagnostic('single-braces', { token, suggestion }, span, { path, suggestion })
          : createDiagnostic('unknown-token', { token, known }, span, { path });
      }
    }
  }
};
