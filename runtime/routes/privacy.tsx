import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { PrivacyStatement } from '../components/privacy-statement/PrivacyStatement.tsx';
import type { SiteConfig } from '../contract.ts';

function Statement({ name, provider, privacy: facts }: SiteConfig): ReactNode {
  return (
    <div>
      <PrivacyStatement name={name} provider={provider} facts={facts} />
    </div>
  );
}

/** The supplement to the provider's global privacy statement (docs/product.md P7). */
export const privacy: MainRoute = {
  head: (page) =>
    headOf(page, {
      title: 'Privacy',
      description: `What ${page.site.name} collects, what for, how children are protected, and how to see, correct or delete your data.`,
    }),
  View: ({ site }) => (
    <Layout title={<h1>Privacy at {site.name}</h1>} content={<Statement {...site} />} />
  ),
};
