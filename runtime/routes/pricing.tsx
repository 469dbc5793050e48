import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Markup } from '../app/Markup.tsx';
import { Layout } from '../app/layout.tsx';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import { PlanCard } from '../components/plan-card/PlanCard.tsx';
import { PlanTable } from '../components/plan-table/PlanTable.tsx';
import { Tabs } from '../components/tabs/Tabs.tsx';
import type { Plan, SiteConfig } from '../contract.ts';

type Audience = Plan['audience'];

/** The Upgrades and Pricing grid; `pageId` narrows it to one audience (docs/product.md S8). */
export const pricing: MainRoute = {
  head,
  View: (page) => (
    <Layout
      title={<h1>{titles[audienceOf(page) ?? 'all']}</h1>}
      top={<Choice {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Comparison({ plans, planFeatures }: SiteConfig): ReactNode {
  return (
    <div>
      <PlanTable plans={plans} features={planFeatures} />
    </div>
  );
}

const titles = {
  all: 'Upgrades and Pricing',
  individual: 'Pricing for one educator',
  group: 'Pricing for schools and districts',
};

const sections = {
  individual: 'You teach on your own',
  group: 'You plan for a school, district or program',
};

function head(page: MainPage): Head {
  const audience = audienceOf(page);
  const label = titles[audience ?? 'all'];
  const plans = page.site.plans.filter(
    (plan) => audience === undefined || plan.audience === audience,
  );
  const names = plans.map(({ name }) => name).join(', ');
  return headOf(page, {
    title: label,
    description: `What each account costs and includes: ${names}.`,
  });
}

function audienceOf({ page }: MainPage): Audience | undefined {
  const { pageId } = page.params;
  return pageId === 'individual' || pageId === 'group' ? pageId : undefined;
}

function Choice(page: MainPage): ReactNode {
  const current = audienceOf(page);
  const tabs = [
    { label: 'All accounts', href: page.link('pricing'), isCurrent: current === undefined },
    {
      label: 'One educator',
      href: page.link('pricing', { pageId: 'individual' }),
      isCurrent: current === 'individual',
    },
    {
      label: 'Many educators',
      href: page.link('pricing', { pageId: 'group' }),
      isCurrent: current === 'group',
    },
  ];
  return <Tabs label="Accounts for" tabs={tabs} />;
}

function Body(page: MainPage): ReactNode {
  const { site, link } = page;
  const current = audienceOf(page);
  const audiences: readonly Audience[] =
    current === undefined ? ['individual', 'group'] : [current];
  return (
    <>
      {audiences.map((audience) => (
        <Plans key={audience} page={page} audience={audience} />
      ))}
      <section className="section">
        <h2>Feature by feature</h2>
        <Comparison {...site} />
      </section>
      <section className="section section--aside">
        <h2>Not sure which one fits?</h2>
        <p className="measure">
          Tell us how many educators and students you have, and we say which account costs you
          least. You can also <a href={link('demo-access')}>look at a demo account</a> first, or{' '}
          <a href={link('quote')}>get a quote</a>.
        </p>
      </section>
    </>
  );
}

interface PlansProps {
  readonly page: MainPage;
  readonly audience: Audience;
}

function Plans({ page, audience }: PlansProps): ReactNode {
  const plans = page.site.plans.filter((plan) => plan.audience === audience);
  return (
    <section className="section section--aside">
      <h2>{sections[audience]}</h2>
      <div className="plan-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} freeQuota={page.region.freeEducatorAccountQuota} />
        ))}
      </div>
    </section>
  );
}
