import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { textsWith } from '../texts-with.ts';
import { tokenFiles } from '../tokens/known.ts';
import type { Rule } from './rule.ts';

/** What looks like a token but for the second brace on one side or both: `{regionName}`, `{regionName}}`. */
const singleBraced = /(?<!\{)\{\s*([\w.]+)\s*\}{1,2}(?!\})/g;

/** A token's name stands between double braces; between single ones visitors would read it as it is typed. */
export const singleBraces: Rule = function* ({ written, uses }) {
  for (const { file, document, value, knownAt, names } of tokenFiles(written, uses)) {
    for (const { pointer, text } of textsWith('{', value)) {
      const known = knownAt(pointer);
      for (const { 0: token, 1: name = '', index } of text.matchAll(singleBraced)) {
        if (nodeAt(file, pointer)?.placeholders?.includes(name)) continue;
        const meant = nearest(name, names);
        if (meant === undefined) continue;
        const piece = { start: index, end: index + token.length };
        yield diagnose(document, pointer, text, { ...piece, token, meant, known });
      }
    }
  }
};

interface SingleBraced {
  readonly token: string;
  readonly start: number;
  readonly end: number;
  readonly meant: string;
  /** Names of the tokens that stand for something in the text. */
  readonly known: readonly string[];
}

function diagnose(
  document: YamlDocument,
  path: string,
  text: string,
  { token, meant, known, ...piece }: SingleBraced,
): Diagnostic {
  const place = locatePiece(document, path, text, piece);
  const span = place ?? document.locate(path, 'value');
  if (!known.includes(meant))
    return createDiagnostic('unknown-token', { token, known }, span, { path });
  const suggestion = `{{${meant}}}`;
  const extras = { path, ...(place && { suggestion }) };
  return createDiagnostic('single-braces', { token, suggestion }, span, extras);
}
