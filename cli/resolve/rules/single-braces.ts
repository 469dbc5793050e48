import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { textsWith } from '../texts-with.ts';
import type { TokenChoice } from '../tokens/known.ts';
import { choicesFor, tokenFiles } from '../tokens/known.ts';
import type { Rule } from './rule.ts';

/**
 * What looks like a token but for the second brace on one side or both, or with other brackets: `{regionName}`,
 * `{regionName}}`, `((regionName))`.
 */
const singleBraced =
  /(?<!\{)\{\s*([\w.]+)\s*\}{1,2}(?!\})|\(\(\s*([\w.]+)\s*\)\)|\[\[\s*([\w.]+)\s*\]\]/g;

/** A token's name stands between double braces; between single ones visitors would read it as it is typed. */
export const singleBraces: Rule = function* ({ written, uses }) {
  for (const { file, document, value, knownAt, names, prints } of tokenFiles(written, uses)) {
    for (const { pointer, text } of textsWith(/\{|\(\(|\[\[/, value)) {
      const known = knownAt(pointer);
      for (const { 0: token, index } of text.matchAll(singleBraced)) {
        const [name = ''] = /[\w.]+/.exec(token) ?? [];
        if (nodeAt(file, pointer)?.placeholders?.includes(name)) continue;
        const { near, isGuess } = nameMeant(name, names);
        if (near === undefined && !isInGroup(name, names)) continue;
        const piece = { start: index, end: index + token.length };
        const meant = near === undefined || isGuess || !known.includes(near) ? undefined : near;
        const choices = choicesFor(name, known, prints);
        yield diagnose(document, pointer, text, { ...piece, token, meant, choices });
      }
    }
  }
};

/** Whether a name begins like those of tokens, as `claims.age` does. */
function isInGroup(name: string, names: readonly string[]): boolean {
  const [group = ''] = /^.+\./.exec(name) ?? [];
  return group !== '' && names.some((each) => each.startsWith(group));
}

interface SingleBraced {
  readonly token: string;
  readonly start: number;
  readonly end: number;
  /** The name that was meant for certain. */
  readonly meant: string | undefined;
  readonly choices: readonly TokenChoice[];
}

function diagnose(
  document: YamlDocument,
  path: string,
  text: string,
  { token, meant, choices, ...piece }: SingleBraced,
): Diagnostic {
  const place = locatePiece(document, path, text, piece);
  const span = place ?? document.locate(path, 'value');
  if (meant === undefined)
    return createDiagnostic('unknown-token', { token, known: choices }, span, { path });
  const suggestion = `{{${meant}}}`;
  const extras = { path, ...(place && { suggestion }) };
  return createDiagnostic('single-braces', { token, suggestion }, span, extras);
}
