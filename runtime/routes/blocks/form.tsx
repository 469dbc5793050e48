import type { ReactNode } from 'react';
import { island as crmFormIsland } from '../../islands/CrmForm.tsx';
import { Island } from '../../islands/island.tsx';
import { interfaceIn, shownGroups } from '../../services/languages.ts';
import { sentWords } from '../../services/sent-words.ts';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function FormBlock({ id, words, page }: BlockProps<'form'>): ReactNode {
  const { title, text, form } = words;
  const { contacts, confirmation, claims } = 'library' in page ? page.library : page.site;
  const { words: shown, lang } = interfaceIn(page.lang, page.data.site, shownGroups.form);
  return (
    <BlockSection id={id} title={title} text={text}>
      <Island
        of={crmFormIsland}
        when="idle"
        lang={lang}
        props={{
          // No name of a block has two hyphens in a row.
          id: `${id}--form`,
          formId: form,
          contact: contacts,
          words: shown.forms,
          confirmation,
          sent: sentWords(shown, claims.answerWorkingDays),
        }}
      />
    </BlockSection>
  );
}
