import type { Diagnostic } from './diagnostic.ts';
import { isOpen } from './diagnostic.ts';
import { orderDiagnostics } from './order.ts';
import { belowFolder } from './print/below-folder.ts';
import { printCodeClimate } from './print/codeclimate.ts';
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
  codeclimate: printCodeClimate,
  markdown: printMarkdown,
} satisfies Readonly<Record<string, Printer>>;

export type Format = keyof typeof printers;

/** Formats whose readers know files by their paths from the top of a repository. */
export const annotationFormats: ReadonlySet<Format> = new Set([
  'github',
  'sarif',
  'rdjson',
  'codeclimate',
]);

interface PrintOptions extends Pick<PrettyOptions, 'colour'>, JsonOptions {
  /** What stands before the paths of files, such as `web/site/`. */
  readonly folder?: string;
}

/** Prints diagnostics in order, each once, without acknowledged notices. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  { folder = '', ...options }: PrintOptions = {},
): string {
  const ordered = belowFolder(orderDiagnostics(diagnostics), folder);
  const open = ordered.filter(isOpen);
  return printers[format](open, { ...options, acknowledged: ordered.length - open.length });
}
