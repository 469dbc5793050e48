import type { ReactNode } from 'react';

const neighbors = [
  [52, 84],
  [156, 84],
  [78, 39],
  [130, 39],
  [78, 129],
  [130, 129],
] as const;

/** The sides of the cell in the middle, from its top around: the middle of a mark within each. */
const sides = [
  [113, 69],
  [122, 84],
  [113, 99],
  [95, 99],
  [86, 84],
  [95, 69],
] as const;

/**
 * Cells around the one that is asked about; its sides are marked once the question is answered
 * rightly.
 */
export function Comb(): ReactNode {
  return (
    <svg className="comb" width="208" height="168" viewBox="0 0 208 168" aria-hidden="true">
      {neighbors.map(([x, y]) => (
        <path key={`${x} ${y}`} d={cell(x, y)} />
      ))}
      <path className="comb__asked" d={cell(104, 84)} />
      <text className="comb__question" x="104" y="93">
        ?
      </text>
      <g className="comb__sides">
        {sides.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
        ))}
      </g>
    </svg>
  );
}

/** A hexagon on its point, around its middle. */
function cell(x: number, y: number): string {
  return `M${x} ${y - 30}l26 15v30l-26 15-26-15v-30z`;
}
