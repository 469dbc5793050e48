import type { RecordedWebinar, RegionConfig, UpcomingWebinar } from '../../contract.ts';

/** What is known of a region's webinars. */
export interface KnownWebinars {
  readonly upcoming?: UpcomingWebinar;
  /** Latest first. */
  readonly history: readonly Pick<RecordedWebinar, 'description'>[];
}

type WebinarWords = RegionConfig['pages']['closing']['webinar'];

/** The words of each case, and where their buttons lead. */
export type WebinarOffers = {
  readonly [Case in keyof WebinarWords]: WebinarWords[Case] & { readonly href: string };
};

/** The part of the bottom block about webinars. */
export interface NextWebinar {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly href: string;
}

/**
 * Sign up where a sign-up form exists, else watch the latest recording (docs/product.md S16); where there is
 * neither, ask for a demo.
 */
export function nextWebinar(
  { upcoming, history }: KnownWebinars,
  { planned, recorded, none }: WebinarOffers,
): NextWebinar {
  if (upcoming !== undefined) return { ...planned, text: upcoming.webinarDetails };
  const [latest] = history;
  return latest === undefined ? none : { ...recorded, text: latest.description };
}
