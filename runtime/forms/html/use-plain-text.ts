import { useLayoutEffect, useState } from 'react';
import { fillSafely, hasMarkup, withoutTags } from './sanitize.ts';

/** The words of HTML from outside, for places that allow no markup. */
export function usePlainText(html: string): string {
  const [text, setText] = useState(withoutTags(html));
  useLayoutEffect(() => {
    if (!hasMarkup(html)) return;
    const place = document.createElement('div');
    fillSafely(place, html)
      .then(() => setText(place.textContent))
      .catch(reportError);
  }, [html]);
  return text;
}
