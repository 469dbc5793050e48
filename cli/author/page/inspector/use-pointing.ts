import { useEffect, useLayoutEffect, useRef } from 'react';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pointing {
  /** Whether what is pointed at is looked at; clicks are then no longer the page's. */
  readonly isActive: boolean;
  readonly onPoint: (point: Point) => void;
  readonly onClick: (point: Point) => void;
}

/** Follows the pointer over the page, from where it is when the looking begins. */
export function usePointing(pointing: Pointing): void {
  const latest = useRef(pointing);
  latest.current = pointing;
  const last = useRef<Point>(undefined);
  const { isActive } = pointing;
  useEffect(() => {
    if (isActive && last.current !== undefined) latest.current.onPoint(last.current);
  }, [isActive]);
  // With the button, not a frame later: whoever sees that may already use a key.
  useLayoutEffect(() => {
    const move = (event: PointerEvent): void => {
      if (isOwn(event)) return;
      last.current = pointOf(event);
      if (latest.current.isActive) latest.current.onPoint(last.current);
    };
    const click = (event: MouseEvent): void => {
      if (isOwn(event) || !(latest.current.isActive || isWithAlt(event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.onClick(pointOf(event));
    };
    addEventListener('pointermove', move, true);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('pointermove', move, true);
      removeEventListener('click', click, true);
    };
  }, []);
}

/**
 * Whether an event is one of the tools of `dev`, which are outside of the page's body but in a
 * dialog that is open.
 */
function isOwn(event: Event): boolean {
  return event
    .composedPath()
    .some((target) => target instanceof Element && target.localName.startsWith('career-site-'));
}

/** The key may have been pressed while another window had the focus. */
function isWithAlt({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey && !ctrlKey && !metaKey && !shiftKey;
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}
