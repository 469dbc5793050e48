import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import type { MapShape } from '../contract.ts';
import { Callout } from './Callout.tsx';
import { isPlainClick } from '../services/plain-click.ts';

/** What is special about one state of the map. */
export interface StateCustomization {
  /** Replaces the default fill, as a presentation attribute. */
  readonly fill?: string;
  /** The name of its colour where it is pointed at or chosen. */
  readonly accent?: string | undefined;
  /** Replaces the general click handler. */
  readonly onClick?: (code: string) => void;
  /** Makes the shape a link. */
  readonly href?: string;
  /** Has nothing to lead to: it is drawn, and nobody can point at it or reach it. */
  readonly isLand?: boolean;
}

/** What the map calls with a state's two-letter code. */
export interface StateHandlers {
  /** A click with the main button and no key held; the shape's link is then not followed. */
  readonly onClick?: (code: string) => void;
  /** Pointer or focus came to a state, or left it (`undefined`). */
  readonly onHover?: (code: string | undefined) => void;
}

export interface StateShapeProps extends StateHandlers, StateCustomization {
  readonly shape: MapShape;
  readonly fill: string;
  readonly mark: 'selected' | 'hovered' | undefined;
  /** Number of states before this one that have a callout. */
  readonly calloutIndex: number;
}

/**
 * One state: a link where it has a URL, a button where it has only a handler, else a plain shape;
 * land where it has no region.
 * Its title names it, and holds the code as well: whoever says what they see on a callout must
 * reach it (WCAG 2.2, 2.5.3). The island that holds the map reads the shapes back from this markup
 * (`readShapes`), where other islands have their data in `data-props`: the paths would be in the
 * page twice. What is written here and read there must change together.
 */
export function StateShape(props: StateShapeProps): ReactElement {
  const { shape, accent, href, isLand, mark, onClick } = props;
  if (isLand === true) return <Land {...props} />;
  const drawing = <Drawing {...props} />;
  const common = {
    className: 'map__link',
    'aria-current': mark === 'selected' ? ('true' as const) : undefined,
    'data-code': shape.abbreviation,
    'data-accent': accent,
    ...hoverHandlers(props),
  };
  if (href !== undefined) {
    return (
      <a
        {...common}
        href={href}
        data-replay={onClick === undefined ? undefined : ''}
        onClick={takeClick(props)}
      >
        {drawing}
      </a>
    );
  }
  if (onClick === undefined) {
    return (
      <g {...common} role="img">
        {drawing}
      </g>
    );
  }
  return (
    <g {...common} role="button" tabIndex={0} onClick={takeClick(props)} onKeyDown={takeKey(props)}>
      {drawing}
    </g>
  );
}

/** Not named on the map, and read back by its island like all others. */
function Land({ shape, fill }: StateShapeProps): ReactElement {
  return (
    <g className="map__land" data-code={shape.abbreviation} aria-hidden="true">
      <title>{shapeTitle(shape)}</title>
      <path className="map__state" fill={fill} d={shape.dimensions} />
    </g>
  );
}

function shapeTitle({ name, abbreviation }: MapShape): string {
  return `${name} (${abbreviation})`;
}

function Drawing({ shape, fill, mark, calloutIndex }: StateShapeProps): ReactElement {
  const { abbreviation, dimensions, callout } = shape;
  const area = {
    className: mark === undefined ? 'map__state' : `map__state map__state--${mark}`,
    fill,
  };
  return (
    <>
      <title>{shapeTitle(shape)}</title>
      <path {...area} d={dimensions} />
      {callout === undefined ? null : (
        <Callout code={abbreviation} callout={callout} index={calloutIndex} area={area} />
      )}
    </>
  );
}

/** The line around a marked state, drawn after all shapes so that no neighbour covers it. */
export function shapeOutline(
  shapes: readonly MapShape[],
  code: string | undefined,
  mark: string,
): ReactElement | null {
  const shape = shapes.find((candidate) => candidate.abbreviation === code);
  if (shape === undefined) return null;
  const common = { className: `map__outline map__outline--${mark}`, fill: 'none' };
  return <path key={mark} {...common} d={shape.dimensions} aria-hidden="true" />;
}

function hoverHandlers({ shape, onHover }: StateShapeProps) {
  if (onHover === undefined) return {};
  const enter = (): void => onHover(shape.abbreviation);
  const leave = (): void => onHover(undefined);
  return { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave };
}

function takeClick({ shape, onClick }: StateShapeProps) {
  return (event: MouseEvent): void => {
    if (onClick === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onClick(shape.abbreviation);
  };
}

function takeKey({ shape, onClick }: StateShapeProps) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onClick?.(shape.abbreviation);
  };
}
