import type { ReactNode } from 'react';
import type { PrivacyFacts } from '../../contract.ts';
import { ChildrensPrivacy } from './ChildrensPrivacy.tsx';
import { DataRights } from './DataRights.tsx';

export interface PrivacyStatementProps {
  readonly name: string;
  readonly provider: { readonly name: string; readonly url: string };
  readonly facts: PrivacyFacts;
}

/** Where readers most often want to go. */
const sections = [
  { id: 'introduction', title: 'Introduction' },
  { id: 'products', title: 'Publicly accessible products' },
  { id: 'provisions', title: 'Other provisions' },
  { id: 'children', title: 'Children’s privacy' },
  { id: 'rights', title: 'Your rights' },
  { id: 'contact', title: 'Contact information' },
];

/** The statement with its parts; every fact in it comes from the data. */
export function PrivacyStatement(props: PrivacyStatementProps): ReactNode {
  return (
    <div className="prose prose--contents">
      <nav className="prose__contents" aria-label="Sections">
        <p>In effect since {props.facts.effectiveDate}.</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Introduction {...props} />
      <Products {...props} />
      <Provisions {...props} />
    </div>
  );
}

function Introduction({ name, provider, facts }: PrivacyStatementProps): ReactNode {
  return (
    <section aria-labelledby="introduction">
      <h2 id="introduction">Introduction</h2>
      <p>
        {name} is a career-literacy app by <a href={provider.url}>{provider.name}</a>, a provider of
        education software. This page supplements the{' '}
        <a href={facts.globalStatementUrl}>Global Privacy Statement of {provider.name}</a>. Where
        the two differ about {name}, this page holds.
      </p>
      <p>
        People who use {name} for themselves are called Explorers. People who guide them, such as
        teachers, counselors and librarians, are called Navigators. An Explorer who offers to take
        up a local opportunity is called a Candidate for it. Explorers can be children under{' '}
        {facts.childUnderAge} and teens aged {facts.teenFromAge} to {facts.teenToAge}; they have the
        protection described under <a href="#children">children’s privacy</a>.
      </p>
    </section>
  );
}

function Products({ name, facts }: PrivacyStatementProps): ReactNode {
  return (
    <section aria-labelledby="products">
      <h2 id="products">Publicly accessible products</h2>
      <p>Anyone can open these parts of {name}, with or without a school:</p>
      <ul>
        <li>the self-assessment, which suggests careers from an Explorer’s own answers;</li>
        <li>industry sector data: careers, wages, outlook, training and certifications;</li>
        <li>local opportunities, listed by distance from a zip code that an Explorer enters;</li>
        <li>connecting with Navigators, who see what an Explorer chooses to share with them.</li>
      </ul>
      <p>Depending on which parts are used, we may hold this personal data:</p>
      <List items={facts.personalData} />
      <p>
        We use it to show fitting careers and opportunities, to save an Explorer’s work, and to
        answer questions. We do not sell it, and we show no advertising.
      </p>
    </section>
  );
}

function Provisions(props: PrivacyStatementProps): ReactNode {
  return (
    <section aria-labelledby="provisions">
      <h2 id="provisions">Other provisions</h2>
      <h3>Data retention</h3>
      <p>
        We keep personal data while an account is in use and delete it when the account is closed,
        unless a law obliges us to keep a part of it for longer.
      </p>
      <h3>User consent</h3>
      <p>
        An account is opened only after its user, or for a child the parent or guardian, has read
        this statement and clicked <strong>{props.facts.consentButton}</strong>. Consent can be
        withdrawn at any time; we then delete the account with its data.
      </p>
      <h3>Notification of policy updates</h3>
      <p>
        When this statement changes in substance, we tell account holders by e-mail before the
        change takes effect, and ask again for consent where the change needs it.
      </p>
      <h3>Disclosure of collected data</h3>
      <p>
        Data is shown to the Navigators whom an Explorer has connected with, and handled by service
        providers who run {props.name} for us under contract. Otherwise it is disclosed only where
        the law requires it.
      </p>
      <ChildrensPrivacy {...props} />
      <DataRights {...props} />
    </section>
  );
}

/** Short items of running text. */
function List({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className="prose__terms">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
