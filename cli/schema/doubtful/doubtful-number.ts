import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { TypedNumber } from '../walk.ts';

/** A number as people write it: `89`, `3.5`, `3.50`, `-1`. */
const USUAL = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;
/** A point that was meant to divide thousands, as in `5.000`. */
const GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Finds numbers that are read as others than they seem to be, or that are written as only programs write them. */
export function* findDoubtfulNumbers(typed: TypedNumber): Generator<Diagnostic> {
  const { document, pointer, value, node } = typed;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  if (USUAL.test(source) || !Number.isFinite(value)) return;
  const span = document.locate(pointer, 'value');
  const code = isDoubtful(source, value) ? 'doubtful-number' : 'unusual-number';
  const instead = code === 'unusual-number' ? String(value) : thousandsIn(source, node.type);
  const extras = { path: pointer, ...(instead !== undefined && { suggestion: instead }) };
  const parameters = { source, becomes: String(value), instead };
  yield createDiagnostic(code, parameters, span, extras);
}

/** Whether it may have been meant as another number: no field takes more than two decimals. */
function isDoubtful(source: string, value: number): boolean {
  return GROUPED.test(source) || /\.\d{3}/.test(String(value));
}

/** The number that has thousands for certain: of `3.555` a price may just have a digit too many. */
function thousandsIn(source: string, type: TypedNumber['node']['type']): string | undefined {
  const isCertain = GROUPED.test(source) && (source.endsWith('.000') || type === 'integer');
  return isCertain ? source.replace('.', '') : undefined;
}
