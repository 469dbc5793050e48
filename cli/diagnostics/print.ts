import type { Diagnostic } from './diagnostic.ts';
import { isOpen } from './diagnostic.ts';
import { orderDiagnostics } from './order.ts';
import { printGithub } from './print/github.ts';
import { printJson } from './print/json.ts';
import { printMarkdown } from './print/markdown.ts';
import { printPretty } from './print/pretty.ts';
import { printRdjson } from './print/rdjson.ts';
import { printSarif } from './print/sarif.ts';

export type Format = 'pretty' | 'json' | 'github' | 'sarif' | 'rdjson' | 'markdown';

export interface PrintOptions {
  /** Of the pretty format, for people. */
  readonly colour?: boolean;
  /** How many notices the YAML acknowledges. */
  readonly acknowledged?: number;
  /** What `validate --fix` mended; only JSON holds it. */
  readonly fixed?: readonly Diagnostic[];
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

/** The diagnostics as text in a format, in their order and each once, without acknowledged notices; ends with a line end. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: Pick<PrintOptions, 'colour' | 'fixed'> = {},
): string {
  const ordered = orderDiagnostics(diagnostics);
  const open = ordered.filter(isOpen);
  return printers[format](open, { ...options, acknowledged: ordered.length - open.length });
}
