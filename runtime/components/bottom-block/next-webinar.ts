import type { RecordedWebinar, UpcomingWebinar } from '../../contract.ts';

/** What is known of a region's webinars. */
export interface KnownWebinars {
  readonly upcoming?: UpcomingWebinar;
  /** Latest first. */
  readonly history: readonly Pick<RecordedWebinar, 'description'>[];
}

export interface WebinarUrls {
  readonly signUp: string;
  readonly watch: string;
}

/** The part of the bottom block about webinars. */
export interface NextWebinar {
  readonly title: string;
  readonly details: string;
  readonly label: 'Sign Up' | 'Start Watching';
  readonly href: string;
}

/** Sign up where a sign-up form exists, else watch the latest recording (SPEC.md section 2, 'Bottom block'). */
export function nextWebinar({ upcoming, history }: KnownWebinars, urls: WebinarUrls): NextWebinar {
  if (upcoming === undefined) {
    const details = history[0]?.description ?? 'Recordings will be listed here.';
    return {
      title: 'Watch a recorded tour',
      details,
      label: 'Start Watching',
      href: urls.watch,
    };
  }
  const { webinarDetails: details } = upcoming;
  return { title: 'See it live', details, label: 'Sign Up', href: urls.signUp };
}
