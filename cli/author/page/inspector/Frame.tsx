import type { Session } from '../session.ts';
import { inPixels } from './place-card.ts';
import type { Spot } from './spots.ts';
import { boxesOf } from './spots.ts';
import { useWindowChanges } from './use-window-changes.ts';

interface FrameProps {
  readonly session: Session;
  readonly spot: Spot;
}

/** Marks a spot on the page. */
export function Frame({ session, spot }: FrameProps) {
  useWindowChanges(session);
  return (
    <>
      {boxesOf(spot).map(({ left, top, width, height }, index) => (
        <div key={index} className="frame" style={inPixels({ left, top, width, height })} />
      ))}
    </>
  );
}
