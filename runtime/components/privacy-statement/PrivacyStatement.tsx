import type { ReactNode } from 'react';
import type { PrivacySection } from '../../app/anchors.ts';
import { anchors } from '../../app/anchors.ts';
import type { PrivacyFacts } from '../../contract.ts';
import { Prose } from '../prose/Prose.tsx';
import { ChildrensPrivacy } from './ChildrensPrivacy.tsx';
import { Passage, Terms } from './Passage.tsx';
import type { PrivacyWords } from './Passage.tsx';

export interface PrivacyStatementProps {
  readonly words: PrivacyWords;
  readonly facts: PrivacyFacts;
}

/** The statement with its sections (docs/product.md P7). */
export function PrivacyStatement({ words, facts }: PrivacyStatementProps): ReactNode {
  return (
    <div className="prose prose--contents">
      <Contents {...words} />
      <Introduction {...words} />
      <Products words={words} facts={facts} />
      <Provisions words={words} facts={facts} />
    </div>
  );
}

/** Where readers most often want to go. */
function Contents(words: PrivacyWords): ReactNode {
  const { contents, introduction, products, provisions, children, rights, contact } = words;
  const titles: Readonly<Record<PrivacySection, string>> = {
    introduction: introduction.title,
    products: products.title,
    provisions: provisions.title,
    children: children.shortTitle,
    rights: rights.title,
    contact: contact.title,
  };
  return (
    <nav className="prose__contents" aria-label={contents.label}>
      <p>{contents.effective}</p>
      <ul>
        {anchors.privacy.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{titles[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Introduction({ introduction }: PrivacyWords): ReactNode {
  return (
    <section aria-labelledby="introduction">
      <h2 id="introduction">{introduction.title}</h2>
      {introduction.paragraphs.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
    </section>
  );
}

function Products({ words: { products }, facts }: PrivacyStatementProps): ReactNode {
  return (
    <section aria-labelledby="products">
      <h2 id="products">{products.title}</h2>
      <p>
        <Prose text={products.text} />
      </p>
      <ul>
        {products.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <Prose text={products.personalData} />
      </p>
      <Terms items={facts.personalData} />
      <p>
        <Prose text={products.use} />
      </p>
    </section>
  );
}

function Provisions({ words, facts }: PrivacyStatementProps): ReactNode {
  const { title, retention, consent, updates, disclosure } = words.provisions;
  return (
    <section aria-labelledby="provisions">
      <h2 id="provisions">{title}</h2>
      <Passage {...retention} />
      <Passage {...consent} />
      <Passage {...updates} />
      <Passage {...disclosure} />
      <ChildrensPrivacy words={words.children} facts={facts} />
      <Rights {...words.rights} />
      <Passage {...words.security} />
      <Passage id="contact" {...words.contact} />
    </section>
  );
}

function Rights({ title, text, items, request }: PrivacyWords['rights']): ReactNode {
  return (
    <>
      <Passage id="rights" title={title} text={text} />
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <Prose text={request} />
      </p>
    </>
  );
}
