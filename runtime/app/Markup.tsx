import type { ReactNode } from 'react';

/** Markup of our own rendering, put into a page as it is. */
export function Markup({ html }: { readonly html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
