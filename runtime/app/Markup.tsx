import type { ReactNode } from 'react';

/** Markup that this program rendered, inserted into a page unchanged. */
export function Markup({ html }: { readonly html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
