import { useEffect, useState } from 'react';
import type { UpcomingWebinar } from '../../contract.ts';
import { phaseAt } from '../../services/phase.ts';
import { useWebinars } from './use-webinars.ts';
import type { Webinars } from './webinars.ts';

/** A webinar that is announced, and where it stands by the clock of the visitor. */
export interface Announced {
  readonly upcoming: UpcomingWebinar | undefined;
  readonly phase: ReturnType<typeof phaseAt>;
  /** The API's; undefined until they come and when they are unavailable. */
  readonly webinars: Webinars | undefined;
}

/**
 * The webinar that the page was prerendered with, then the one that the API announces
 * (docs/product.md P8). A page of a webinar's own announces no other.
 */
export function useAnnounced(
  regionId: string | undefined,
  prerendered: UpcomingWebinar | undefined,
  isOwn = false,
): Announced {
  const webinars = useWebinars(regionId);
  const { upcoming } = (isOwn ? undefined : webinars) ?? { upcoming: prerendered };
  // The API does not say when a webinar is: of another one than the page's nothing is known.
  const isSame = upcoming?.webinarDetails === prerendered?.webinarDetails;
  const known = upcoming && isSame ? { ...prerendered, ...upcoming } : upcoming;
  return { upcoming: known, webinars, phase: usePhase(isSame ? prerendered : undefined) };
}

/** How often the clock is looked at, in milliseconds. */
const LOOK = 5000;

/** At first it is as the page was built. */
function usePhase({ startsAt, durationMinutes, ...built }: Partial<UpcomingWebinar> = {}) {
  const [phase, setPhase] = useState<Announced['phase']>(built.phase ?? 'ahead');
  useEffect(() => {
    const look = (): void => setPhase(phaseAt({ startsAt, durationMinutes }, Date.now()));
    look();
    const timer = startsAt === undefined ? undefined : setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [startsAt, durationMinutes]);
  return phase;
}
