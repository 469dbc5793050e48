import type { ReactNode } from 'react';
import { Quote } from '../../components/quote/Quote.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function QuoteBlock({ id, words }: BlockProps<'quote'>): ReactNode {
  const { text, by, source } = words;
  return (
    <BlockSection id={id} title={undefined}>
      <Quote
        text={text}
        by={by}
        {...(source && { source: { label: source.label, href: source.url } })}
      />
    </BlockSection>
  );
}
