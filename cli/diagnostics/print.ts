import type { Diagnostic } from './diagnostic.ts';
import { orderDiagnostics } from './order.ts';
import { printGithub } from './print/github.ts';
import { printJson } from './print/json.ts';
import { printMarkdown } from './print/markdown.ts';
import { printPretty } from './print/pretty.ts';
import { printRdjson } from './print/rdjson.ts';
import { printSarif } from './print/sarif.ts';

export type Format = 'pretty' | 'json' | 'github' | 'sarif' | 'rdjson' | 'markdown';

export interface PrintOptions {
  /** Only the pretty format has colours. */
  readonly colour?: boolean;
}

type Printer = (diagnostics: readonly Diagnostic[], options: PrintOptions) => string;

const printers: Readonly<Record<Format, Printer>> = {
  pretty: printPretty,
  json: printJson,
  github: printGithub,
  sarif: printSarif,
  rdjson: printRdjson,
  markdown: printMarkdown,
};

/** The diagnostics as text in a format, in their order and each once; ends with a line end. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: PrintOptions = {},
): string {
  return printers[format](orderDiagnostics(diagnostics), options);
}
