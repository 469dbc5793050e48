import type { Spot } from './spots.ts';
import { boxesOf } from './spots.ts';
import { useWindowChanges } from './use-window-changes.ts';

/** Marks a spot on the page. */
export function Frame({ spot }: { readonly spot: Spot }) {
  useWindowChanges();
  return (
    <>
      {boxesOf(spot).map(({ left, top, width, height }, index) => (
        <div key={index} className="frame" style={{ left, top, width, height }} />
      ))}
    </>
  );
}
