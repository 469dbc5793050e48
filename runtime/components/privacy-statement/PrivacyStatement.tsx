import type { ReactNode } from 'react';
import type { PrivacySection } from '../../app/anchors.ts';
import { anchors } from '../../app/anchors.ts';
import type { PrivacyFacts } from '../../contract.ts';
import { Prose } from '../prose/Prose.tsx';
import { ChildrensPrivacy } from './ChildrensPrivacy.tsx';
import { Passage, Terms } from './Passage.tsx';
import type { PrivacyWords } from './Passage.tsx';
import type { Measured } from './measured.ts';

export interface PrivacyStatementProps {
  readonly words: PrivacyWords;
  readonly facts: PrivacyFacts;
  /** What of the product takes an account, below what anybody can open. */
  readonly paid: ReactNode;
  readonly measured: Measured;
}

type StatementProps = Pick<PrivacyStatementProps, 'words' | 'facts'>;

/** The statement with its sections (docs/product.md P7). */
export function PrivacyStatement(props: PrivacyStatementProps): ReactNode {
  const { words, facts, measured } = props;
  return (
    <div className="prose prose--contents">
      <Families {...words} />
      <Contents {...words} />
      <Introduction {...words} />
      <Products {...props} />
      <Website words={words.website} measured={measured} />
      <Provisions words={words} facts={facts} />
    </div>
  );
}

/** Where readers most often want to go. */
function Contents(words: PrivacyWords): ReactNode {
  const { contents, families, introduction, products, website, provisions } = words;
  const { children, rights, contact } = words;
  const titles: Readonly<Record<PrivacySection, string>> = {
    families: families.title,
    introduction: introduction.title,
    products: products.title,
    website: website.title,
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

function Families({ families }: PrivacyWords): ReactNode {
  return (
    <section className="notice" aria-labelledby="families">
      <h2 id="families">{families.title}</h2>
      <ProseList items={families.lines} />
    </section>
  );
}

function ProseList({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
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

function Products({
  words: { products },
  facts,
  paid,
}: Omit<PrivacyStatementProps, 'measured'>): ReactNode {
  return (
    <section aria-labelledby="products">
      <h2 id="products">{products.title}</h2>
      <p>
        <Prose text={products.text} />
      </p>
      <ProseList items={products.items} />
      {paid}
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

interface WebsiteProps {
  readonly words: PrivacyWords['website'];
  readonly measured: Measured;
}

/** What this website itself does with data. */
function Website({ words, measured }: WebsiteProps): ReactNode {
  const { title, cookies, requests, recordings, forms, number, token, signal } = words;
  const { pageViews, errors } = measured;
  return (
    <section aria-labelledby="website">
      <h2 id="website">{title}</h2>
      <ProseList
        items={[cookies, requests, recordings, forms, number, token, pageViews, errors, signal]}
      />
    </section>
  );
}

function Provisions({ words, facts }: StatementProps): ReactNode {
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
