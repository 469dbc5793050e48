import type { ReactNode } from 'react';
import { formatDollars } from '../app/format.ts';
import { headOf } from '../app/head.ts';
import { Markup } from '../app/Markup.tsx';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { unitOf } from '../app/plan-terms.ts';
import { planProduct } from '../app/things.ts';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import { Notice } from '../components/notice/Notice.tsx';
import { PlanCard } from '../components/plan-card/PlanCard.tsx';
import { PlanTable } from '../components/plan-table/PlanTable.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Tabs } from '../components/tabs/Tabs.tsx';
import type { Plan } from '../contract.ts';
import { Island } from '../islands/island.tsx';
import { island as priceCalculatorIsland } from '../islands/PriceCalculator.tsx';
import { fillIn } from '../services/fill-in.ts';

type Audience = Plan['audience'];

/** The Upgrades and Pricing grid; `pageId` narrows it to one audience (docs/product.md S8). */
export const pricing: MainRoute = {
  head,
  things: (page, publication) =>
    audiencesOf(page)
      .flatMap((audience) => plansFor(page, audience))
      .map((plan) => {
        const unit = unitOf(plan, page.site.interface.plans);
        return planProduct(plan, unit, page.page.url, publication);
      }),
  View: (page) => (
    <Layout
      title={
        <>
          <PageTitle page={page}>{page.region.pages.pricing.title}</PageTitle>
          <Choice {...page} />
        </>
      }
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function head(page: MainPage): Head {
  const accounts = audiencesOf(page).flatMap((audience) => plansFor(page, audience));
  const names = accounts.map(({ name }) => name).join(', ');
  const { description } = page.region.pages.pricing;
  return headOf(page, {
    title: titleOf(page),
    description: fillIn(description, { accounts: names }),
  });
}

/** In the browser; the headline is the same for every audience. */
function titleOf(page: MainPage): string {
  const words = page.region.pages.pricing;
  const audience = audienceOf(page);
  return audience === undefined ? words.title : words[audience].title;
}

function audienceOf({ page }: MainPage): Audience | undefined {
  const { pageId } = page.params;
  return pageId === 'individual' || pageId === 'group' ? pageId : undefined;
}

function audiencesOf(page: MainPage): readonly Audience[] {
  const audience = audienceOf(page);
  return audience === undefined ? ['individual', 'group'] : [audience];
}

function plansFor({ site }: MainPage, audience: Audience): readonly Plan[] {
  return site.plans.filter((plan) => plan.audience === audience);
}

function Choice(page: MainPage): ReactNode {
  const { tabs: words } = page.region.pages.pricing;
  const current = audienceOf(page);
  const tabs = [
    { label: words.all, href: page.link('pricing'), isCurrent: current === undefined },
    {
      label: words.individual,
      href: page.link('pricing', { pageId: 'individual' }),
      isCurrent: current === 'individual',
    },
    {
      label: words.group,
      href: page.link('pricing', { pageId: 'group' }),
      isCurrent: current === 'group',
    },
  ];
  return <Tabs label={words.label} tabs={tabs} />;
}

function Body(page: MainPage): ReactNode {
  const { site, region } = page;
  const { closed, comparison, help } = region.pages.pricing;
  const audience = audienceOf(page);
  return (
    <>
      {site.quote.enabled ? null : (
        <Notice label={region.pages.quote.closed.label} isLine>
          <p>
            <Prose text={closed} />
          </p>
        </Notice>
      )}
      {audience === 'group' && <Costs {...page} />}
      {audiencesOf(page).map((each) => (
        <Plans key={each} page={page} audience={each} />
      ))}
      {audience === undefined && <Costs {...page} />}
      <section className="section">
        <h2>{comparison.title}</h2>
        <div>
          <PlanTable
            plans={site.plans}
            features={site.planFeatures}
            words={comparison}
            planWords={site.interface.plans}
          />
        </div>
      </section>
      <section className="section section--aside">
        <h2>{help.title}</h2>
        <p className="measure">
          <Prose text={site.quote.enabled ? help.open : help.closed} />
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
  const { site, region } = page;
  return (
    <section className="section section--aside">
      <h2>{region.pages.pricing[audience].heading}</h2>
      <div className="plan-cards">
        {plansFor(page, audience).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            freeQuota={region.freeEducatorAccountQuota}
            action={actionOf(plan, page)}
            words={site.interface.plans}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * One educator signs up; accounts for many begin with a quote or, while quotes are closed, with an
 * order.
 */
function actionOf(
  { id, audience, unit }: Plan,
  { site, region, link }: MainPage,
): { readonly label: string; readonly href: string } {
  const words = site.interface.plans;
  if (audience === 'individual') {
    return { label: unit === 'free' ? words.signUpFree : words.signUp, href: region.signUpUrl };
  }
  if (site.quote.enabled) return { label: words.quote, href: link('quote') };
  return { label: words.order, href: `${link('quote')}?account=${id}#order` };
}

/** What the accounts with a price for each student cost, in words and by a calculator. */
function Costs(page: MainPage): ReactNode {
  return plansFor(page, 'group')
    .filter(({ unit }) => unit === 'per-student-per-year')
    .map((plan) => <Cost key={plan.id} page={page} plan={plan} />);
}

function Cost({ page, plan }: { readonly page: MainPage; readonly plan: Plan }): ReactNode {
  const { title, how, minimum, note, ...words } = page.region.pages.pricing.cost;
  const { name, price, minimumOrder } = plan;
  const named = { plan: name, each: formatDollars(price) };
  return (
    <section className="section section--aside">
      <h2>{title}</h2>
      <div>
        <p>
          {fillIn(how, named)}
          {minimumOrder !== undefined &&
            ` ${fillIn(minimum, { minimum: formatDollars(minimumOrder) })}`}
        </p>
        <Island
          of={priceCalculatorIsland}
          when="interaction"
          props={{
            counted: 'students',
            prices: { each: price, minimum: minimumOrder ?? 0 },
            words: {
              ...words,
              answer: fillIn(words.answer, named),
              minimumAnswer: fillIn(words.minimumAnswer, named),
            },
            form: { note, ways: [actionOf(plan, page)] },
          }}
        />
      </div>
    </section>
  );
}
