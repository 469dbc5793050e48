import type { ReactNode } from 'react';
import { island as crmFormIsland } from '../../islands/CrmForm.tsx';
import { Island } from '../../islands/island.tsx';
import { sentWords } from '../../services/sent-words.ts';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function FormBlock({ id, words, page: { site } }: BlockProps<'form'>): ReactNode {
  const { title, text, form } = words;
  return (
    <BlockSection id={id} title={title} text={text}>
      <Island
        of={crmFormIsland}
        when="idle"
        props={{
          // No name of a block has two hyphens in a row.
          id: `${id}--form`,
          formId: form,
          contact: site.contacts,
          words: site.interface.forms,
          confirmation: site.confirmation,
          sent: sentWords(site.interface, site.claims.answerWorkingDays),
        }}
      />
    </BlockSection>
  );
}
