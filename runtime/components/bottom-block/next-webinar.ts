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
  /** The page to ask for a tour on, where there is neither. */
  readonly ask: string;
}

/** The part of the bottom block about webinars. */
export interface NextWebinar {
  readonly title: string;
  readonly details: string;
  readonly label: 'Sign Up' | 'Start Watching' | 'Ask for a Demo';
  readonly href: string;
}

/**
 * Sign up where a sign-up form exists, else watch the latest recording (docs/product.md S16); where there is
 * neither, ask for a demo.
 */
export function nextWebinar({ upcoming, history }: KnownWebinars, urls: WebinarUrls): NextWebinar {
  if (upcoming !== undefined) {
    const { webinarDetails: details } = upcoming;
    return { title: 'See it live', details, label: 'Sign Up', href: urls.signUp };
  }
  const [latest] = history;
  if (latest !== undefined) {
    const { description: details } = latest;
    return { title: 'Watch a recorded tour', details, label: 'Start Watching', href: urls.watch };
  }
  const details = 'No webinar is planned, and none was recorded yet. Ask for a demo of your own.';
  return { title: 'See it in action', details, label: 'Ask for a Demo', href: urls.ask };
}
