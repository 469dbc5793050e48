import { useCallback, useEffect, useRef, useState } from 'react';
import type { MoveEvent } from '../../services/analytics.ts';

/** Whether a visitor can make it, as the address says. */
export type Response = 'yes' | 'no';

/** What the answer is called in queries, and by the field of the form. */
export const attendanceField = 'attendance';

/** Titles of the document; `open` where the address says neither. */
export type ResponseTitles = Readonly<Record<Response | 'open', string>>;

/**
 * A response that was given; a new object each time, even when the same response is given again.
 */
export interface Given {
  readonly response: Response | undefined;
}

/** Moves to the page of a response, in place; the one already shown is only given again. */
export type Respond = (response: Response, url: string) => void;

/** The response that the address says, which the document follows without being reloaded. */
export function useResponse(
  prerendered: Response | undefined,
  titles: ResponseTitles,
): readonly [Given, Respond] {
  const [given, give] = useState<Given>({ response: prerendered });
  // What a move starts from: a second one may come before the first is rendered.
  const latest = useRef(prerendered);
  const follow = useCallback(() => {
    const response = responseIn(location);
    if (response === latest.current) return;
    latest.current = response;
    give({ response });
    document.title = titles[response ?? 'open'];
    dispatchEvent(new Event('pagemove' satisfies MoveEvent));
  }, [titles]);
  useEffect(() => {
    if (responseIn(location) !== undefined) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  const respond: Respond = (response, url) => {
    if (response === latest.current) return give({ response });
    history.pushState(null, '', url);
    follow();
  };
  return [given, respond];
}

/** The answer in a path; on a webinar's own page that in the query. */
function responseIn({ pathname, search }: Location): Response | undefined {
  const [, inPath] = /\/webinar\/(yes|no)\/?$/.exec(pathname) ?? [];
  const said = inPath ?? new URLSearchParams(search).get(attendanceField);
  return said === 'yes' || said === 'no' ? said : undefined;
}
