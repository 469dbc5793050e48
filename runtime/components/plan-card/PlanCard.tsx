import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';
import { priceMessage, termsOf } from '../../app/plan-terms.ts';
import type { InterfaceWords, Plan } from '../../contract.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { FilledIn } from '../filled-in/FilledIn.tsx';

type PlanWords = InterfaceWords['plans'];

export interface PlanCardProps {
  readonly plan: Plan;
  /** Students of the free account, which each region sets for itself. */
  readonly freeQuota: number;
  /** The next step towards it. */
  readonly action: { readonly label: string; readonly href: string };
  readonly words: PlanWords;
}

/** An account type with what it costs and whom it is for. */
export function PlanCard({ plan, freeQuota, action, words }: PlanCardProps): ReactNode {
  const terms = termsOf(plan, freeQuota, words);
  return (
    <article className="plan-card">
      <h3 className="plan-card__name">{plan.name}</h3>
      <p className="plan-card__price">
        <PlanPrice plan={plan} words={words} />
      </p>
      <p>{plan.summary}</p>
      {terms.length === 0 ? null : (
        <ul className="plan-card__terms">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <p className="plan-card__action">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </p>
    </article>
  );
}

export interface PlanPriceProps {
  readonly plan: Plan;
  readonly words: PlanWords;
}

/** What a plan costs, with its unit. */
export function PlanPrice({ plan, words }: PlanPriceProps): ReactNode {
  const message = priceMessage(plan, words);
  if (message === undefined) return <strong>{words.free}</strong>;
  const price = <strong>{formatDollars(plan.price)}</strong>;
  return <FilledIn message={message} values={{ price }} />;
}
