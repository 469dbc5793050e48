import { UsageError } from '../../diagnostics/command-errors.ts';
import type { BuildFailure, Message } from 'esbuild';
import type { Problem } from '../page/messages.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isFixable, isOpen } from '../../diagnostics/diagnostic.ts';
import { PictureError } from '../../compile/emit/picture-error.ts';
import { orderDiagnostics } from '../../diagnostics/order.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { listSome } from '../../diagnostics/print/amounts.ts';
import { formatHead, formatLocation } from '../../diagnostics/print/location.ts';
import { framesOf } from '../../compile/site/render-page.ts';
import type { FileChange } from './watch.ts';

/** Errors in the YAML, or warnings and notices that nobody has acknowledged. */
export function describeDiagnostics(
  diagnostics: readonly Diagnostic[],
  found: 'errors' | 'notices',
): readonly Problem[] {
  return orderDiagnostics(diagnostics)
    .filter((each) => isOpen(each) && (each.severity === 'error') === (found === 'errors'))
    .map((diagnostic) => ({
      place: formatLocation(diagnostic.span),
      message: diagnostic.message,
      code: diagnostic.code,
      frame: frameOf(diagnostic),
      isFixable: isFixable(diagnostic),
    }));
}

/** The frame as a terminal shows it, without head and summary. */
function frameOf(diagnostic: Diagnostic): string {
  const [text = ''] = printDiagnostics([diagnostic], 'pretty').split(/\n\n(?=[^\n]*\n$)/);
  return text.slice(formatHead(diagnostic).length + 1);
}

export function printProblem({ place, message, frame }: Problem): string {
  const head = place === '' ? message : `${place}: ${message}`;
  return [head, ...(frame === '' ? [] : [frame]), ''].join('\n');
}

/** What an open page shows of a source that cannot be bundled, or of a page that cannot be made. */
export function describeError(error: unknown): readonly Problem[] {
  if (isBundlingError(error)) return error.errors.map(describeBundlingError);
  if (!(error instanceof Error)) return [{ ...noPlace, message: String(error) }];
  if (error instanceof PictureError || error instanceof UsageError)
    return [{ ...noPlace, message: error.message }];
  return [{ ...noPlace, message: error.message, frame: framesOf(error) }];
}

/** What an open page shows once sources of this program were edited, its schemas among them. */
export function describeOutdated(changes: readonly FileChange[]): readonly Problem[] {
  const paths = changes.map(({ path }) => path);
  const message = `${listSome(paths, 1)} ${paths.length === 1 ? 'was' : 'were'} edited, and dev continues with the program as it was. Press Ctrl-C in its terminal and start it again: this page stays.`;
  return [{ ...noPlace, message }];
}

const noPlace = { place: '', code: '', frame: '', isFixable: false };

function isBundlingError(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function describeBundlingError({ text, location }: Message): Problem {
  if (location === null) return { ...noPlace, message: text };
  const { file, line, column, lineText } = location;
  const number = String(line);
  const margin = ' '.repeat(number.length);
  const mark = `${' '.repeat(column)}^`;
  const place = `${file}:${number}:${String(column + 1)}`;
  const frame = `${margin} |\n${number} | ${lineText}\n${margin} | ${mark}`;
  return { ...noPlace, place, message: text, frame };
}
