import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { isWords } from '../../schema/formats/text.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { atPiece } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { textsWith } from '../../schema/walk.ts';
import { webinarAround } from '../webinars.ts';
import type { TokenValues } from '../tokens/expand.ts';
import { choicesFor, tokenFiles } from '../tokens/known.ts';
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
        // That a webinar has no date is reported as such.
        if (part.name === 'webinarDate' && webinarAround(pointer) !== undefined) continue;
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

/**
 * What looks like a token but for the second brace on one side or both, or with other brackets: `{regionName}`,
 * `{regionName}}`, `((regionName))`, `[regionName]`, `${regionName}`, `{ {regionName} }`, `%regionName%`, and its bare name.
 */
const singleBraced =
  /(?<![\w.{/-])[a-z]+[A-Z]\w*(?![\w.}/-])|｛+\s*[\w.]+\s*｝+|(?<!\{)\{ \{\s*[\w.]+\s*\} \}(?!\})|(?<!\{)\$?\{\s*([\w.]+)\s*\}{1,2}(?!\})|%[a-z]\w*[A-Z.][\w.]*%|\(\(\s*([\w.]+)\s*\)\)|\[\[\s*([\w.]+)\s*\]\]|\[[a-z]\w*[A-Z.][\w.]*\](?!\()/g;

/** A token's name stands between double braces; between single ones visitors would read it as it is typed. */
export const singleBraces: Rule = function* ({ written, uses }) {
  for (const { file, document, value, knownAt, names, prints } of tokenFiles(written, uses)) {
    for (const { pointer, text } of textsWith(/[{%｛[]|\(\(|[a-z][A-Z]/, value)) {
      const known = knownAt(pointer);
      const place = { document, pointer, text };
      for (const { 0: token, index } of text.matchAll(singleBraced)) {
        const [name = ''] = /[\w.]+/.exec(token) ?? [];
        const { placeholders = [], format } = nodeAt(file, pointer) ?? {};
        if (placeholders.includes(name)) continue;
        const isInBraces = /\{\{\s*$/.test(text.slice(0, index));
        if (token === name && (isInBraces || !isWords(format) || !names.includes(name))) continue;
        const { near, isGuess } = nameMeant(name, names);
        const piece = { start: index, end: index + token.length };
        if (near === undefined && !isInGroup(name, names)) {
          if (isWords(format) && placeholders.length === 0 && /^\{\w+\}$/.test(token))
            yield atPiece(place, 'unknown-placeholder', { typed: token, known: [] }, piece);
          continue;
        }
        if (near === undefined || isGuess || !known.includes(near)) {
          const choices = choicesFor(name, known, prints);
          yield atPiece(place, 'unknown-token', { token, known: choices }, piece);
          continue;
        }
        const instead = `{{${near}}}`;
        const parameters = { token, suggestion: instead };
        yield atPiece(place, 'single-braces', parameters, { ...piece, instead });
      }
    }
  }
};

/** Whether a name begins like those of tokens, as `claims.age` does. */
function isInGroup(name: string, names: readonly string[]): boolean {
  const [group = ''] = /^.+\./.exec(name) ?? [];
  return group !== '' && names.some((each) => each.startsWith(group));
}

/**
 * Where a token of a text is typed. Quotes, escapes and the indentation of block texts make a text differ from how it
 * is typed, but the opening braces are the same in number and order, so the token is found by counting them.
 */
function locateToken(
  document: YamlDocument,
  pointer: string,
  text: string,
  token: { readonly start: number; readonly end: number },
): Span {
  const whole = document.locate(pointer, 'value');
  const scalar = document.scalarAt(pointer);
  const start = scalar && nthOpening(scalar.source, openingsBefore(text, token.start));
  if (scalar === undefined || start === undefined) return whole;
  const closing = closingAfter(scalar.source, start);
  const length = closing === undefined ? token.end - token.start : closing - start;
  return {
    file: whole.file,
    start: whole.start + start,
    end: Math.min(whole.start + start + length, whole.end),
  };
}

function openingsBefore(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('{{'); at !== -1 && at < end; at = text.indexOf('{{', at + 2)) count++;
  return count;
}

function nthOpening(source: string, n: number): number | undefined {
  let at = source.indexOf('{{');
  for (let count = 0; count < n && at !== -1; count++) at = source.indexOf('{{', at + 2);
  return at === -1 ? undefined : at;
}

/** The end of the token that opens at `start`; undefined when it is not closed before the next one. */
function closingAfter(source: string, start: number): number | undefined {
  const next = source.indexOf('{{', start + 2);
  const closing = /\}{2,3}/.exec(source.slice(start, next === -1 ? undefined : next));
  return closing === null ? undefined : start + closing.index + closing[0].length;
}
