import type { ReactNode } from 'react';
import type { PrivacyStatementProps } from './PrivacyStatement.tsx';

/** Security, the rights of the people whose data it is, and how to use them. */
export function DataRights({ name, provider, facts }: PrivacyStatementProps): ReactNode {
  return (
    <>
      <h3 id="rights">Your rights</h3>
      <p>You can ask us at any time to:</p>
      <ul>
        <li>give you access to your data, or export it for you;</li>
        <li>rectify what is wrong or missing;</li>
        <li>delete it.</li>
      </ul>
      <p>
        Parents and guardians can ask the same for their child.{' '}
        <a href={facts.requestFormUrl}>Submit a data subject access request</a>; you need no account
        for it.
      </p>
      <h3>Security</h3>
      <p>
        Data is encrypted on its way and where it is stored. Only staff who need it for their work
        can reach it, and what they do is recorded.
      </p>
      <h3 id="contact">Contact information</h3>
      <p>
        Questions about privacy at {name} reach {provider.name} at{' '}
        <a href={`mailto:${facts.email}`}>{facts.email}</a>.
      </p>
    </>
  );
}
