import { encode } from 'uqr';

/**
 * A QR code as one line through all its rows, there and back, whose dashes are the dark modules.
 */
export interface QrCode {
  /** Modules on a side. */
  readonly size: number;
  readonly line: string;
  /** Lengths of dashes and gaps, in turns. */
  readonly dashes: string;
}

/** A QR code whose dark modules are told one run after the other; lengths are modules. */
interface DarkRuns extends Pick<QrCode, 'size'> {
  readonly runs: readonly Readonly<Record<'x' | 'y' | 'length', number>>[];
}

/**
 * The pattern that codes are mixed with. To try all eight takes most of the time of drawing one;
 * this one is the best for nearly all addresses of pages (ISO/IEC 18004 7.8.3), and readers take
 * any.
 */
const maskPattern = 2;

/**
 * Draws a text as one line. A line with dashes is a quarter smaller, compressed, than one that
 * leaps over the light modules.
 */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encodeText(text);
  const rows = data.map((row, y) => (y % 2 === 0 ? row : row.toReversed()));
  const steps = rows.map((_, y) => (y % 2 === 0 ? `h${size}` : `v1h-${size}v1`));
  return { size, line: `M0 .5${steps.join('')}`, dashes: lengthsOf(rows).join(' ') };
}

/** The dark modules of a text, row by row, as runs of them. */
export function darkRuns(text: string): DarkRuns {
  const { data, size } = encodeText(text);
  const runs = data.flatMap((row, y) => {
    const modules = row.map(Number).join('');
    return Array.from(modules.matchAll(/1+/g), ({ 0: run, index: x }) => ({
      x,
      y,
      length: run.length,
    }));
  });
  return { size, runs };
}

function encodeText(text: string) {
  return encode(text, { border: 0, maskPattern });
}

/** Begins with a dark run, as every code does; the step from row to row is one light module. */
function lengthsOf(rows: readonly (readonly boolean[])[]): readonly number[] {
  const modules = rows.map((row) => row.map(Number).join('')).join('0');
  return Array.from(modules.matchAll(/0+|1+/g), ([run]) => run.length);
}
