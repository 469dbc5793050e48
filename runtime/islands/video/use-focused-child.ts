import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the first child of an element when it appears. */
export function useFocusedChild(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const child = place.current?.firstElementChild;
    if (child instanceof HTMLElement) child.focus();
  }, []);
  return place;
}
