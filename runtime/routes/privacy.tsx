import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainRoute } from '../app/view.ts';
import { PaidFeatures } from '../components/feature-accounts/FeatureAccounts.tsx';
import { describeMeasuring } from '../components/privacy-statement/measured.ts';
import { PrivacyStatement } from '../components/privacy-statement/PrivacyStatement.tsx';

/** The supplement to the provider's global privacy statement (docs/product.md P7). */
export const privacy: MainRoute = {
  head: (page) => headOf(page, page.region.pages.privacy),
  View: ({ site, data, region }) => (
    <Layout
      title={<PageTitle page={{ data, region }}>{region.pages.privacy.heading}</PageTitle>}
      content={
        <div>
          <PrivacyStatement
            words={region.pages.privacy}
            facts={site.privacy}
            paid={
              <PaidFeatures
                features={site.planFeatures}
                plans={site.plans}
                words={site.interface.plans}
              />
            }
            measured={describeMeasuring(site, region.pages.privacy.website)}
          />
        </div>
      }
    />
  ),
};
