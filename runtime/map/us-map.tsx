import type { ReactElement } from 'react';
import type { MapShape } from '../contract.ts';
import { StateShape, shapeOutline } from './StateShape.tsx';
import type { StateCustomization, StateHandlers } from './StateShape.tsx';

export interface UsMapProps extends StateHandlers {
  readonly shapes: readonly MapShape[];
  readonly title: string;
  /** Pixels; the style sheet may let the map grow and shrink. */
  readonly width?: number;
  readonly height?: number;
  readonly defaultFill?: string;
  /** By two-letter code. */
  readonly customize?: Readonly<Record<string, StateCustomization>>;
  /** Two-letter codes of the states that are drawn in other colours and with an outline. */
  readonly hovered?: string | undefined;
  readonly selected?: string | undefined;
}

/**
 * The map of docs/product.md S19: a link for every state and the District of Columbia
 * (docs/product.md P4).
 */
export function UsMap({
  shapes,
  title,
  width = 959,
  height = 593,
  defaultFill = '#D3D3D3',
  customize = {},
  hovered,
  selected,
  ...handlers
}: UsMapProps): ReactElement {
  const marks = { selected, hovered };
  const withCallout = shapes.filter(
    ({ abbreviation, callout }) =>
      callout !== undefined && customize[abbreviation]?.isLand !== true,
  );
  return (
    <svg
      className="map"
      viewBox="0 0 959 593"
      width={width}
      height={height}
      role="group"
      aria-label={title}
    >
      <title>{title}</title>
      {shapes.map((shape) => (
        <StateShape
          key={shape.abbreviation}
          shape={shape}
          calloutIndex={withCallout.indexOf(shape)}
          mark={
            shape.abbreviation === selected
              ? 'selected'
              : shape.abbreviation === hovered
                ? 'hovered'
                : undefined
          }
          {...handlers}
          {...customize[shape.abbreviation]}
          fill={customize[shape.abbreviation]?.fill ?? defaultFill}
        />
      ))}
      {Object.entries(marks).map(([mark, code]) => shapeOutline(shapes, code, mark))}
    </svg>
  );
}
