import { useEffect, useReducer } from 'react';

/** Renders again whenever what is on the page may have moved in the window. */
export function useWindowChanges(): void {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('scroll', renew, { capture: true, passive: true });
    addEventListener('resize', renew);
    return () => {
      removeEventListener('scroll', renew, { capture: true });
      removeEventListener('resize', renew);
    };
  }, []);
}
