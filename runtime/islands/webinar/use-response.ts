import { useCallback, useEffect, useRef, useState } from 'react';
import type { MoveEvent } from '../../services/analytics.ts';

/** Whether a visitor can make it, as the address says. */
export type Response = 'yes' | 'no';

/** Titles of the document; `open` where the address says neither. */
export type ResponseTitles = Readonly<Record<Response | 'open', string>>;

/** Moves to the page of a response, in place. */
export type Respond = (response: Response, url: string) => void;

/** The response that the address says, which the document follows without being loaded anew. */
export function useResponse(
  prerendered: Response | undefined,
  titles: ResponseTitles,
): readonly [Response | undefined, Respond] {
  const [shown, show] = useState(prerendered);
  // What a move starts from: a second one may come before the first is rendered.
  const latest = useRef(prerendered);
  const follow = useCallback(() => {
    const response = responseIn(location.pathname);
    if (response === latest.current) return;
    latest.current = response;
    show(response);
    document.title = titles[response ?? 'open'];
    dispatchEvent(new Event('pagemove' satisfies MoveEvent));
  }, [titles]);
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  const respond: Respond = (response, url) => {
    if (response === latest.current) return;
    history.pushState(null, '', url);
    follow();
  };
  return [shown, respond];
}

function responseIn(path: string): Response | undefined {
  if (/\/webinar\/yes\/?$/.test(path)) return 'yes';
  return /\/webinar\/no\/?$/.test(path) ? 'no' : undefined;
}
