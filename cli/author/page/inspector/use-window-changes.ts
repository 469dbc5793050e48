import { useEffect, useReducer } from 'react';
import type { Session } from '../session.ts';

/** What moves something on the page, or ends its moving. */
const events = ['scroll', 'resize', 'transitionend', 'animationend'];

/** Renders again whenever what is on the page may have moved in the window, or is another one. */
export function useWindowChanges(session: Session): void {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const options = { capture: true, passive: true };
    for (const event of events) addEventListener(event, renew, options);
    const leave = session.onUpdate(renew);
    return () => {
      leave();
      for (const event of events) removeEventListener(event, renew, options);
    };
  }, [session]);
}
