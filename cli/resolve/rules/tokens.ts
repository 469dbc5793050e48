import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { textsWith } from '../texts-with.ts';
import type { TokenValues } from '../tokens/expand.ts';
import { choicesFor, tokenFiles } from '../tokens/known.ts';
import { locateToken } from '../tokens/locate.ts';
import type { TokenPart } from '../tokens/template.ts';
import { readTemplate } from '../tokens/template.ts';
import type { Rule } from './rule.ts';

/** Every token stands for something where it is typed (docs/product.md R9). */
export const tokens: Rule = function* ({ written, uses }) {
  for (const { document, value, knownAt, prints } of tokenFiles(written, uses)) {
    for (const { pointer, text } of textsWith(/\{\{/, value)) {
      const known = knownAt(pointer);
      for (const part of readTemplate(text)) {
        if (part.kind === 'text') continue;
        const token = { pointer, text, part, known, prints };
        const isKnown = part.name !== undefined && known.includes(part.name);
        if (!isKnown) yield diagnose(document, token);
        else if (text.startsWith('{{{', part.start)) yield diagnoseThreeBraces(document, token);
      }
    }
  }
};

interface TypedToken {
  readonly pointer: string;
  readonly text: string;
  readonly part: TokenPart;
  readonly known: readonly string[];
  readonly prints: TokenValues;
}

/** What a text would say is not guessed: a token is named where it is meant for certain, else those are listed that there are. */
function diagnose(document: YamlDocument, typed: TypedToken): Diagnostic {
  const { pointer, text, part, known, prints } = typed;
  const span = locateToken(document, pointer, text, part);
  const { name } = part;
  if (name === undefined) {
    const [token = ''] = span.file.text.slice(span.start, span.end).split(/\s*\n/);
    return createDiagnostic('broken-token', { token }, span, { path: pointer });
  }
  const { near, isGuess } = nameMeant(name, known);
  const meant = isGuess ? undefined : near;
  const token = text.slice(part.start, part.end);
  const parameters = { token, known: choicesFor(name, known, prints), meant };
  return createDiagnostic('unknown-token', parameters, span, {
    path: pointer,
    ...(meant !== undefined && { suggestion: `{{${meant}}}` }),
  });
}

/** Three braces print the value as two do, since nothing is escaped in texts. */
function diagnoseThreeBraces(
  document: YamlDocument,
  { pointer, text, part }: TypedToken,
): Diagnostic {
  const span = locateToken(document, pointer, text, part);
  const suggestion = `{{${part.name ?? ''}}}`;
  const parameters = { token: text.slice(part.start, part.end), suggestion };
  return createDiagnostic('three-braces', parameters, span, { path: pointer, suggestion });
}
