import { createRequire } from 'node:module';
import type * as HandlebarsModule from 'handlebars';
import { createSourceFile } from '../../../diagnostics/span.ts';
import { onceEach } from '../../values/once.ts';

/** A part of a text: what stands as it is, or a token (docs/product.md R9). */
type TemplatePart = { readonly kind: 'text'; readonly text: string } | TokenPart;

type Template = readonly TemplatePart[];

export interface TokenPart {
  readonly kind: 'token';
  /** Such as `regionName`; undefined where no name stands between the braces. */
  readonly name: string | undefined;
  /** Offsets in the text, braces included. */
  readonly start: number;
  readonly end: number;
}

const load = createRequire(import.meta.url);

/** Takes a text apart as Handlebars does, once: most texts are filled in for each region. */
export const readTemplate = onceEach((text: string): Template => readPlain(text) ?? parse(text));

// Nearly every token is a bare name in two braces. Those are read here, and Handlebars is loaded
// for the rest only.
function readPlain(text: string): Template | undefined {
  const template: TemplatePart[] = [];
  let end = 0;
  for (const match of text.matchAll(/(?<![\\{])\{\{\s*([\w.]+)\s*\}\}(?!\})/g)) {
    template.push({ kind: 'text', text: text.slice(end, match.index) });
    const start = match.index;
    end = start + match[0].length;
    template.push({ kind: 'token', name: match[1], start, end });
  }
  template.push({ kind: 'text', text: text.slice(end) });
  const isWhole = template.every((part) => part.kind === 'token' || !part.text.includes('{{'));
  return isWhole ? template : undefined;
}

function parse(text: string): Template {
  const handlebars: typeof HandlebarsModule = load('handlebars');
  try {
    const { lineStarts } = createSourceFile('', text);
    const offsetOf = ({ line, column }: hbs.AST.Position) => (lineStarts[line - 1] ?? 0) + column;
    return handlebars.parse(text).body.map((statement): TemplatePart => {
      if (isContent(statement)) return { kind: 'text', text: statement.value };
      const start = offsetOf(statement.loc.start);
      const name = tokenName(statement);
      // Of a block, what opens it.
      const end = name === undefined ? endOfBroken(text, start) : offsetOf(statement.loc.end);
      return { kind: 'token', name, start, end };
    });
  } catch {
    // Handlebars says where a text cannot be read in words only, and those are not for marketers.
    const start = brokenAt(text);
    return [{ kind: 'token', name: undefined, start, end: endOfBroken(text, start) }];
  }
}

function isContent(statement: hbs.AST.Statement): statement is hbs.AST.ContentStatement {
  return statement.type === 'ContentStatement';
}

function isMustache(statement: hbs.AST.Statement): statement is hbs.AST.MustacheStatement {
  return statement.type === 'MustacheStatement';
}

// Blocks, partials, comments and helpers are Handlebars too, but no values of a region.
function tokenName(statement: hbs.AST.Statement): string | undefined {
  if (!isMustache(statement) || statement.params.length > 0) return undefined;
  const { path } = statement;
  return 'original' in path ? String(path.original) : undefined;
}

// The first pair of braces that does not hold one plain word and close again.
function brokenAt(text: string): number {
  const plain = /\{\{\{?~?\s*[\w.@/[\]-]+\s*~?\}?\}\}/y;
  let at = text.indexOf('{{');
  for (let next = at; next !== -1; next = text.indexOf('{{', plain.lastIndex)) {
    at = next;
    plain.lastIndex = at;
    if (!plain.test(text)) return at;
  }
  return at;
}

function endOfBroken(text: string, start: number): number {
  const rest = text.slice(start + 2);
  const stop = /\}\}|\n|\{\{|$/.exec(rest);
  const length = stop?.index ?? rest.length;
  return start + 2 + length + (stop?.[0] === '}}' ? 2 : 0);
}
