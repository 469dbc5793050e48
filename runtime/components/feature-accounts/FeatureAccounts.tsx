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
  const has = ({ id }: Plan): boolean => feature.availability[id] === true;
  const lacking = plans.filter((plan) => !has(plan));
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{feature.name}</h2>
      <p className="measure">
        {fillIn(words.includedIn, { accounts: namesOf(plans.filter(has)) })}
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

function namesOf(plans: readonly Plan[]): string {
  return plans.map(({ name }) => name).join(', ');
}
