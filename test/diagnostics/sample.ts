import type { Diagnostic, Extras } from '../../cli/diagnostics/diagnostic.ts';
import type { Severity } from '../../cli/diagnostics/catalogue/entry.ts';
import type { Code } from '../../cli/diagnostics/codes.ts';
import { catalogue } from '../../cli/compile/manifest/catalogue.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';

export const file = createSourceFile(
  'regions.yaml',
  'version: 1\nregions:\n  nevada:\n    titel: Café 😀: a name\n    code: NV\n',
);

interface Sample extends Extras {
  readonly code?: Code;
  readonly severity?: Severity;
  readonly message?: string;
  /** The text of the file that the diagnostic is about. */
  readonly at?: string;
}

/** A diagnostic about a text of the file; by default, about a name that is unknown. */
export function sample({
  at = 'titel',
  code = 'unknown-field',
  ...given
}: Sample = {}): Diagnostic {
  return {
    code,
    severity: 'error',
    explanation: catalogue[code],
    message: 'There is no field "titel".',
    span: spanOf(at),
    related: [],
    ...given,
  };
}

export function spanOf(text: string) {
  const start = file.text.indexOf(text);
  if (start === -1) throw new Error(`The file does not hold ${text}`);
  return { file, start, end: start + text.length };
}

export function times(count: number, severity: Severity): readonly Diagnostic[] {
  return Array.from({ length: count }, (_, index) => {
    return sample({ severity, message: `${severity} ${String(index).padStart(2, '0')}` });
  });
}
