import type { UpcomingWebinar } from '../../contract.ts';

/** What a webinar with a title is about, after what the leaf and the headline say. */
export function whatFollows(
  { title, date = '', webinarDetails }: UpcomingWebinar,
  headline: string,
): string {
  if (title === undefined) return webinarDetails;
  const said = [`${date}: `, ...(headline === title ? [`${title}. `] : [])];
  return said.reduce(
    (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
    webinarDetails,
  );
}
