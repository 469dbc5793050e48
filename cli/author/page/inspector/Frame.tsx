import { inPixels } from './place-card.ts';
import type { Spot } from './spots.ts';
import { boxesOf } from './spots.ts';
import { useWindowChanges } from './use-window-changes.ts';

interface FrameProps {
  readonly spot: Spot;
}

/** Marks a spot on the page. */
export function Frame({ spot }: FrameProps) {
  useWindowChanges();
  return (
    <>
      {boxesOf(spot).map(({ left, top, width, height }, index) => (
        <div key={index} className="frame" style={inPixels({ left, top, width, height })} />
      ))}
    </>
  );
}
