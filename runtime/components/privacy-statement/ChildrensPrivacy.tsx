import type { ReactNode } from 'react';
import type { PrivacyFacts } from '../../contract.ts';
import { Prose } from '../prose/Prose.tsx';
import { Passage, Terms } from './Passage.tsx';
import type { PrivacyWords } from './Passage.tsx';

export interface ChildrensPrivacyProps {
  readonly words: PrivacyWords['children'];
  readonly facts: PrivacyFacts;
}

/**
 * How accounts of children and teens come about, and what happens without consent (docs/product.md
 * B5).
 */
export function ChildrensPrivacy({ words, facts }: ChildrensPrivacyProps): ReactNode {
  const { title, text, signUp, underAge, teens, afterConsent } = words;
  return (
    <>
      <Passage id="children" title={title} text={text} />
      <Passage level={4} {...signUp} />
      <Terms items={facts.signUpData} />
      <h4>{underAge.title}</h4>
      {underAge.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} />
        </p>
      ))}
      <Passage level={4} {...teens} />
      <Passage level={4} {...afterConsent} />
    </>
  );
}
