import type { ReactNode } from 'react';
import { Table } from '../../components/table/Table.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function TableBlock({ id, words }: BlockProps<'table'>): ReactNode {
  const { title, ...table } = words;
  return (
    <BlockSection id={id} title={title} isWide>
      <Table {...table} />
    </BlockSection>
  );
}
