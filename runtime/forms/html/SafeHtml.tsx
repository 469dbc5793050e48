import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { fillSafely, hasMarkup, withoutTags } from './sanitize.ts';

export interface SafeHtmlProps {
  readonly html: string;
  readonly className?: string | undefined;
  readonly id?: string;
  /** Whether it stands on its own and may hold paragraphs. */
  readonly isBlock?: boolean;
}

/**
 * HTML from outside, sanitised. Its text is shown at once, its markup once the sanitiser is loaded.
 */
export function SafeHtml({ html, ...place }: SafeHtmlProps): ReactElement {
  return <Filled key={html} html={html} {...place} />;
}

function Filled({ html, isBlock = false, ...attributes }: SafeHtmlProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null || !hasMarkup(html)) return;
    fillSafely(place.current, html).catch(reportError);
  }, [html]);
  const Place = isBlock ? 'div' : 'span';
  return (
    <Place ref={place} {...attributes}>
      {withoutTags(html)}
    </Place>
  );
}
