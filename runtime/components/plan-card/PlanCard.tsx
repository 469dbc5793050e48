import type { ReactNode } from 'react';
import { formatCount, formatDollars } from '../../app/format.ts';
import type { Plan } from '../../contract.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  /** Students of the free account, which each region sets for itself. */
  readonly freeQuota: number;
}

/** An account type with what it costs and whom it is for. */
export function PlanCard({ plan, freeQuota }: PlanCardProps): ReactNode {
  const terms = termsOf(plan, freeQuota);
  return (
    <article className="plan-card">
      <h3 className="plan-card__name">{plan.name}</h3>
      <p className="plan-card__price">
        <PlanPrice plan={plan} />
      </p>
      <p>{plan.summary}</p>
      {terms.length === 0 ? null : (
        <ul className="plan-card__terms">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

function termsOf(plan: Plan, freeQuota: number): readonly string[] {
  const students = plan.maximumStudents ?? (plan.price === 0 ? freeQuota : undefined);
  const terms = [
    students === undefined ? undefined : `Up to ${formatCount(students)} students`,
    plan.minimumOrder === undefined
      ? undefined
      : `Smallest order ${formatDollars(plan.minimumOrder)}`,
    plan.payment,
  ];
  return terms.filter((term) => term !== undefined);
}

/** What a plan costs, with its unit. */
export function PlanPrice({ plan }: { readonly plan: Plan }): ReactNode {
  if (plan.unit === 'free') return <strong>Free</strong>;
  const amount = <strong>{formatDollars(plan.price)}</strong>;
  if (plan.unit === 'per-year') return <>{amount} a year</>;
  if (plan.unit === 'starting-at') return <>Plans starting at {amount}</>;
  return <>{amount} a student a year</>;
}
