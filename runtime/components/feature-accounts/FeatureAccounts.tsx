import type { ReactNode } from 'react';
import type { InterfaceWords, Plan, PlanFeature } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';

export interface FeatureAccountsProps {
  /** Which page this is. */
  readonly page: PlanFeature['page'];
  readonly features: readonly PlanFeature[];
  readonly plans: readonly Plan[];
  readonly words: Pick<InterfaceWords['plans'], 'compare' | 'includedIn' | 'notIncludedIn'>;
  /** The page with the prices. */
  readonly href: string;
}

/** Which accounts have what a page is about and which lack it, by the table that compares them, and the way to that table. */
export function FeatureAccounts(props: FeatureAccountsProps): ReactNode {
  const { plans, words, href } = props;
  const feature = props.features.find(({ page }) => page === props.page);
  if (feature === undefined) return null;
  const lacking = plans.filter((plan) => !has(plan, feature));
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{feature.name}</h2>
      <p className="measure">
        {includedIn({ feature, plans, words })}
        {lacking.length === 0
          ? null
          : ` ${fillIn(words.notIncludedIn, { accounts: namesOf(lacking) })}`}
      </p>
      <p>
        <ButtonLink href={href}>{words.compare}</ButtonLink>
      </p>
    </section>
  );
}

/** Of the features that pages are about, those that the free account lacks, each with the accounts that have it. */
export function PaidFeatures({
  features,
  plans,
  words,
}: Pick<FeatureAccountsProps, 'features' | 'plans'> & {
  readonly words: Pick<InterfaceWords['plans'], 'includedIn'>;
}): ReactNode {
  const free = plans.filter(({ unit }) => unit === 'free');
  const paid = features.filter(
    (feature) => feature.page !== undefined && free.some((plan) => !has(plan, feature)),
  );
  return (
    <p className="paid-features">
      {paid.map((feature) => (
        <span key={feature.name}>
          <strong>{feature.name}.</strong> {includedIn({ feature, plans, words })}{' '}
        </span>
      ))}
    </p>
  );
}

function includedIn({
  feature,
  plans,
  words,
}: Pick<FeatureAccountsProps, 'plans'> & {
  readonly feature: PlanFeature;
  readonly words: Pick<InterfaceWords['plans'], 'includedIn'>;
}): string {
  const accounts = namesOf(plans.filter((plan) => has(plan, feature)));
  return fillIn(words.includedIn, { accounts });
}

function has({ id }: Plan, { availability }: PlanFeature): boolean {
  return availability[id] === true;
}

function namesOf(plans: readonly Plan[]): string {
  return plans.map(({ name }) => name).join(', ');
}
