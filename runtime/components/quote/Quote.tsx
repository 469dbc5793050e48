import type { ReactNode } from 'react';
import type { Way } from '../ways/Ways.tsx';

export interface QuoteProps {
  readonly text: string;
  readonly by: string;
  /** Where it was said. */
  readonly source?: Way;
}

/** What somebody said, and who. */
export function Quote({ text, by, source }: QuoteProps): ReactNode {
  return (
    <figure className="quote">
      <blockquote>{text}</blockquote>
      <figcaption>
        {by}
        {source === undefined ? null : (
          <>
            {', '}
            <a href={source.href}>{source.label}</a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
