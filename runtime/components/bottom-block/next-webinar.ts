import type { RegionConfig, UpcomingWebinar } from '../../contract.ts';

type WebinarWords = RegionConfig['pages']['closing']['webinar'];

/** The words of each case, and where their buttons lead. */
export interface WebinarOffers {
  readonly planned: WebinarWords['planned'] & { readonly href: string };
  readonly recorded: WebinarWords['recorded'] & {
    /** What the latest recording is about, and the address that it keeps. */
    readonly text: string;
    readonly href: string;
    /** Where the latest one is played, whichever that is. */
    readonly latest: string;
  };
}

/** The part of the bottom block about webinars. */
export interface NextWebinar {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly href: string;
  /** Whether the button leads to the sign-up; else a link to it follows. */
  readonly isPlanned: boolean;
}

/** Sign up where a sign-up form exists, else watch the latest recording (docs/product.md S16). */
export function nextWebinar(
  upcoming: UpcomingWebinar | undefined,
  { planned, recorded }: WebinarOffers,
): NextWebinar {
  if (upcoming === undefined || upcoming.phase !== undefined)
    return { ...recorded, isPlanned: false };
  return { ...planned, text: upcoming.webinarDetails, isPlanned: true };
}
