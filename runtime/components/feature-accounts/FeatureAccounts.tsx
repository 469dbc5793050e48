import type { ReactNode } from 'react';
import { formatList } from '../../app/format.ts';
import type { InterfaceWords, Plan, PlanFeature } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';

export interface FeatureAccountsProps {
  /** Which page this is. */
  readonly page: PlanFeature['page'];
  readonly features: readonly PlanFeature[];
  readonly plans: readonly Plan[];
  readonly words: IncludedWords & Pick<InterfaceWords['plans'], 'compare' | 'notIncludedIn'>;
  /** The page with the prices. */
  readonly href: string;
}

type IncludedWords = Pick<InterfaceWords['plans'], 'includedIn' | 'and'>;

/**
 * Which accounts have what a page is about, whether the free one lacks it, by the table that
 * compares them, and the way there.
 */
export function FeatureAccounts(props: FeatureAccountsProps): ReactNode {
  const { plans, words, href } = props;
  const feature = props.features.find(({ page }) => page === props.page);
  if (feature === undefined) return null;
  const free = plans.find(({ unit }) => unit === 'free');
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{feature.name}</h2>
      <p className="measure">
        {includedIn({ feature, plans, words })}
        {free === undefined || has(free, feature)
          ? null
          : ` ${fillIn(words.notIncludedIn, { account: free.name })}`}
      </p>
      <p>
        <ButtonLink href={href}>{words.compare}</ButtonLink>
      </p>
    </section>
  );
}

/**
 * The features with pages of their own that the free account lacks, each with the accounts that
 * have it.
 */
export function PaidFeatures({
  features,
  plans,
  words,
}: Pick<FeatureAccountsProps, 'features' | 'plans'> & {
  readonly words: IncludedWords;
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
  readonly words: IncludedWords;
}): string {
  const names = plans.filter((plan) => has(plan, feature)).map(({ name }) => name);
  return fillIn(words.includedIn, { accounts: formatList(names, words.and) });
}

function has({ id }: Plan, { availability }: PlanFeature): boolean {
  return availability[id] === true;
}
