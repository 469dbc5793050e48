import type { ReactNode } from 'react';
import { Downloads } from '../../components/downloads/Downloads.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function DownloadsBlock({ id, words, page }: BlockProps<'downloads'>): ReactNode {
  const { title, items } = words;
  return (
    <BlockSection id={id} title={title}>
      <Downloads files={items.map(({ label, file }) => ({ label, href: page.urlOf(file) }))} />
    </BlockSection>
  );
}
