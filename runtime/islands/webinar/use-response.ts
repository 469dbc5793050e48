import { useEffect, useState } from 'react';
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
  const follow = (): void => {
    const response = responseIn(location.pathname);
    if (response === shown) return;
    show(response);
    document.title = titles[response ?? 'open'];
    dispatchEvent(new Event('pagemove' satisfies MoveEvent));
  };
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });
  const respond: Respond = (response, url) => {
    if (response === shown) return;
    history.pushState(null, '', url);
    follow();
  };
  return [shown, respond];
}

function responseIn(path: string): Response | undefined {
  if (/\/webinar\/yes\/?$/.test(path)) return 'yes';
  return /\/webinar\/no\/?$/.test(path) ? 'no' : undefined;
}
