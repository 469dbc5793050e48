import type { ReactElement } from 'react';
import type { MapCallout } from '../contract.ts';

export interface CalloutProps {
  /** Two-letter code, written in the circle. */
  readonly code: string;
  readonly callout: MapCallout;
  /** Its index among the callouts of the map. */
  readonly index: number;
  /** What the circle has in common with the state's own shape. */
  readonly area: { readonly className: string; readonly fill: string };
}

/**
 * Represents a state that is too small to touch: a circle off the coast with a line to the state,
 * and, for a narrow map, a larger one below it. The style sheet shows one of the two.
 */
export function Callout({ code, callout, index, area }: CalloutProps): ReactElement {
  const { x, y, cx, cy, r } = callout;
  const below = placeBelow(index);
  return (
    <>
      <g className="map__callout">
        <line x1={x} y1={y} {...edgeOf(callout)} />
        <circle {...area} cx={cx} cy={cy} r={r} />
        <text x={cx} y={cy}>
          {code}
        </text>
      </g>
      <g className="map__callout--below">
        <circle {...area} {...below} />
        <text x={below.cx} y={below.cy}>
          {code}
        </text>
      </g>
    </>
  );
}

/** Where the line meets the circle, in whole units. */
function edgeOf({ x, y, cx, cy, r }: MapCallout): { readonly x2: number; readonly y2: number } {
  const part = r / Math.hypot(cx - x, cy - y);
  return { x2: Math.round(cx - part * (cx - x)), y2: Math.round(cy - part * (cy - y)) };
}

/** Rows of five and of four below the map, which ends at 593. */
function placeBelow(index: number): {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
} {
  const row = Math.floor(index / 5);
  return { cx: 140 + 85 * row + 170 * (index % 5), cy: 690 + 170 * row, r: 72 };
}
