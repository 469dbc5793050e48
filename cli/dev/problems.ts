import type { Problem } from '../../runtime/dev/messages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../diagnostics/order.ts';
import { printDiagnostics } from '../diagnostics/print.ts';

/** What an open page shows of the errors in the YAML. */
export function describeDiagnostics(diagnostics: readonly Diagnostic[]): readonly Problem[] {
  return orderDiagnostics(diagnostics)
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => ({ title: diagnostic.message, text: textOf(diagnostic) }));
}

/** Without the summary, which counts one. */
function textOf(diagnostic: Diagnostic): string {
  return printDiagnostics([diagnostic], 'pretty').split('\n\n').slice(0, -1).join('\n\n');
}

/** What an open page shows of a source that cannot be bundled, or of a page that cannot be rendered. */
export function describeError(error: unknown): readonly Problem[] {
  if (isBundlingError(error)) return error.errors.map(describeBundlingError);
  if (!(error instanceof Error)) return [{ title: String(error), text: '' }];
  return [{ title: error.message, text: framesOf(error) }];
}

/** What esbuild throws, as far as it is shown. */
interface BundlingError {
  readonly errors: readonly BundlingMessage[];
}

interface BundlingMessage {
  readonly text: string;
  readonly location: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly lineText: string;
  } | null;
}

function isBundlingError(error: unknown): error is BundlingError {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function describeBundlingError({ text, location }: BundlingMessage): Problem {
  if (location === null) return { title: text, text: '' };
  const { file, line, column, lineText } = location;
  const number = String(line);
  const margin = ' '.repeat(number.length);
  const mark = `${' '.repeat(column)}^`;
  const place = `${file}:${number}:${String(column + 1)}`;
  return {
    title: text,
    text: `${place}: ${text}\n${margin} |\n${number} | ${lineText}\n${margin} | ${mark}`,
  };
}

function framesOf({ stack = '' }: Error): string {
  const start = stack.search(/^\s+at /m);
  return start === -1 ? '' : stack.slice(start);
}
