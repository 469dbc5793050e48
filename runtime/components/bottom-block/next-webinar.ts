import type { RecordedWebinar, RegionConfig, UpcomingWebinar } from '../../contract.ts';

/** What is known of a region's webinars. */
export interface KnownWebinars {
  readonly upcoming?: UpcomingWebinar | undefined;
  /** Latest first. */
  readonly history: readonly Pick<RecordedWebinar, 'description' | 'videoUrl'>[];
  /** The address of the latest recording that there is a video of, where it keeps one. */
  readonly recordingUrl?: string | undefined;
}

type WebinarWords = RegionConfig['pages']['closing']['webinar'];

type Case = Exclude<keyof WebinarWords, 'next'>;

/** The words of each case, and where their buttons lead. */
export type WebinarOffers = {
  readonly [Each in Case]: WebinarWords[Each] & { readonly href: string };
};

/** The part of the bottom block about webinars. */
export interface NextWebinar {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly href: string;
  /** Whether the button leads to the sign-up; else a link to it follows. */
  readonly isPlanned: boolean;
}

/**
 * Sign up where a sign-up form exists, else watch the latest recording (docs/product.md S16); where there is
 * neither, ask for a demo.
 */
export function nextWebinar(
  { upcoming, history, recordingUrl }: KnownWebinars,
  { planned, recorded, none }: WebinarOffers,
): NextWebinar {
  if (upcoming && upcoming.phase === undefined)
    return { ...planned, text: upcoming.webinarDetails, isPlanned: true };
  const index = history.findIndex(({ videoUrl }) => videoUrl);
  const latest = history[index];
  if (!latest) return { ...none, isPlanned: false };
  const href = recordingUrl ?? (index > 0 ? `${recorded.href}${index}/` : recorded.href);
  return { ...recorded, text: latest.description, href, isPlanned: false };
}
