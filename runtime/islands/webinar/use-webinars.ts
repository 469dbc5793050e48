import { useEffect, useState } from 'react';
import { loadWebinars } from './load-webinars.ts';
import type { Webinars } from './webinars.ts';

/**
 * The API's webinars of a region; nothing until they come and when they are unavailable
 * (docs/product.md P8).
 */
export function useWebinars(regionId: string | undefined): Webinars | undefined {
  const [answered, setAnswered] = useState<Webinars>();
  useEffect(() => {
    let isLeft = false;
    void loadWebinars(regionId).then((answer) => {
      if (!isLeft) setAnswered(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [regionId]);
  return answered;
}
