import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SchemaError } from './schema-error.ts';
import { atName } from './schema-error.ts';

/** What begins a comment in other languages, and the name behind it. */
const COMMENT = /^(\/\/+|\/\*+|<!--|;+|--+)\s*([\w-]+)$/;

/** A field that somebody meant to leave out: its line begins as comments do elsewhere. */
export function commentedOut(error: SchemaError): Diagnostic | undefined {
  const [, sign, name] = COMMENT.exec(error.name) ?? [];
  if (sign === undefined || name === undefined) return undefined;
  const extras = { suggestion: `# ${name}`, isGuess: true };
  return atName(error, 'foreign-comment', { sign, name }, extras);
}
