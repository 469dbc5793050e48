import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';

/** Running text, a paragraph for each. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return texts.map((text) => (
    <p key={text} className="measure">
      <Prose text={text} />
    </p>
  ));
}
