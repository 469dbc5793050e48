import type { ReactNode } from 'react';
import type { PrivacyFacts } from '../../contract.ts';

export interface ChildrensPrivacyProps {
  readonly name: string;
  readonly facts: PrivacyFacts;
}

/** How accounts of children and teens come about, and what happens without consent (docs/product.md B5). */
export function ChildrensPrivacy({ name, facts }: ChildrensPrivacyProps): ReactNode {
  return (
    <>
      <h3 id="children">Children’s privacy and service providers</h3>
      <p>
        {name} takes part in a{' '}
        <a href={facts.childPrivacyProgramUrl}>child-privacy certification program</a>, which
        reviews how we and our service providers treat children’s data.
      </p>
      <h4>Signing up</h4>
      <p>A child or teen who signs up is asked for:</p>
      <ul className="prose__terms">
        {facts.signUpData.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Children facts={facts} />
      <h4>
        Teens aged {facts.teenFromAge} to {facts.teenToAge}
      </h4>
      <p>
        Teens opt in themselves by clicking <strong>{facts.consentButton}</strong>.
      </p>
      <h4>After consent</h4>
      <p>
        Once consent is given, the {joined(facts.consentedFeatures)} can be used. What a child
        uploads there is not shared with Navigators or with other Explorers.
      </p>
    </>
  );
}

function Children({ facts }: Pick<ChildrensPrivacyProps, 'facts'>): ReactNode {
  return (
    <>
      <h4>Children under {facts.childUnderAge}</h4>
      <p>
        We write to the parent or guardian at the address that the child has given. The account
        works only after the parent or guardian has clicked <strong>{facts.consentButton}</strong>.
        If nobody consents within {facts.consentWindowDays} days, we delete all information about
        the child.
      </p>
      <p>
        If a child writes to our helpdesk and there is no consent, we delete the e-mail and its
        content within {facts.deletionHours} hours.
      </p>
    </>
  );
}

function joined(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
