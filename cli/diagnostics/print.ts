import type { Diagnostic } from './diagnostic.ts';
import { isOpen } from './diagnostic.ts';
import { orderDiagnostics } from './order.ts';
import { printGithub } from './print/github.ts';
import type { JsonOptions } from './print/json.ts';
import { printJson } from './print/json.ts';
import { printMarkdown } from './print/markdown.ts';
import type { PrettyOptions } from './print/pretty.ts';
import { printPretty } from './print/pretty.ts';
import { printRdjson } from './print/rdjson.ts';
import { printSarif } from './print/sarif.ts';

type Printer = (diagnostics: readonly Diagnostic[], options: PrettyOptions & JsonOptions) => string;

const printers = {
  pretty: printPretty,
  json: printJson,
  github: printGithub,
  sarif: printSarif,
  rdjson: printRdjson,
  markdown: printMarkdown,
} satisfies Readonly<Record<string, Printer>>;

export type Format = keyof typeof printers;

/** The diagnostics as text in a format, in their order and each once, without acknowledged notices; ends with a line end. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: Pick<PrettyOptions, 'colour'> & JsonOptions = {},
): string {
  const ordered = orderDiagnostics(diagnostics);
  const open = ordered.filter(isOpen);
  return printers[format](open, { ...options, acknowledged: ordered.length - open.length });
}
