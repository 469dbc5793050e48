import { error, warning } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { TypedNumber } from '../typed-texts.ts';

export const codes = {
  'doubtful-number': error(
    '{source} [is read as {becomes}, because a point stands before decimals|has more than two decimals]. Write [{instead}: thousands take no point|thousands without a point, and at most two decimals, such as 3.50].',
    'A number has a point before three digits, or more than two decimals.',
    'In YAML a point stands before decimals: 5.000 is five, and pages would offer for $5 what costs $5,000.',
    'Write thousands without a point or comma, such as 5000, and at most two decimals, such as 3.50.',
  ),
  'unusual-number': warning(
    '{source} is read as {becomes}. Write {becomes}, so that nobody reads another number in it; or put it right if a digit is missing.',
    'A number is written in a way that only programs use, such as 05, 1e3, 0x1F or .5.',
    'People may read another number in it than pages show.',
    'Write the plain number that the message names.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** A number as people write it: `89`, `3.5`, `3.50`, `-1`. */
const USUAL = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;
/** A point that was meant to divide thousands, as in `5.000`. */
const GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Finds numbers that YAML reads as others than they seem, or that only programs write so. */
export function* findDoubtfulNumbers(typed: TypedNumber): Generator<Diagnostic> {
  const { document, pointer, value, node } = typed;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  if (USUAL.test(source) || !Number.isFinite(value)) return;
  const becomes = String(value);
  if (!isDoubtful(source, value)) {
    yield atPlace(typed, 'unusual-number', { source, becomes }, { suggestion: becomes });
    return;
  }
  const instead = thousandsIn(source, node.type);
  const parameters = { source, instead, becomes: becomes === source ? undefined : becomes };
  yield atPlace(typed, 'doubtful-number', parameters, { suggestion: instead });
}

/** Whether it may have been meant as another number: no field takes more than two decimals. */
function isDoubtful(source: string, value: number): boolean {
  return GROUPED.test(source) || /\.\d{3}/.test(String(value));
}

/** The number if its point surely divides thousands: in a price, `3.555` may be a typo. */
function thousandsIn(source: string, type: TypedNumber['node']['type']): string | undefined {
  const isCertain = GROUPED.test(source) && (source.endsWith('.000') || type === 'integer');
  return isCertain ? source.replace('.', '') : undefined;
}
