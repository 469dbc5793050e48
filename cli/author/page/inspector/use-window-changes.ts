import { useEffect } from 'react';
import { useUpdates } from './use-session.ts';

/** What moves something on the page, or ends its moving. */
const events = ['scroll', 'resize', 'transitionend', 'animationend'];

/** Renders again whenever what is on the page may have moved in the window, or is another one. */
export function useWindowChanges(): void {
  const [, renew] = useUpdates();
  useEffect(() => {
    const options = { capture: true, passive: true };
    for (const event of events) addEventListener(event, renew, options);
    return () => {
      for (const event of events) removeEventListener(event, renew, options);
    };
  }, [renew]);
}
