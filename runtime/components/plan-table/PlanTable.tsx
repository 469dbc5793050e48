import type { ReactNode } from 'react';
import type { Plan, PlanFeature } from '../../contract.ts';
import { PlanPrice } from '../plan-card/PlanCard.tsx';

export interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly features: readonly PlanFeature[];
}

/** The account types side by side; yes and no are words and not colors alone. */
export function PlanTable({ plans, features }: PlanTableProps): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label="Comparison of accounts" tabIndex={0}>
      <table className="table plan-table">
        <caption>What each account includes</caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.name}
                <span className="plan-table__price">
                  <PlanPrice plan={plan} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <FeatureRow key={feature.name} feature={feature} plans={plans} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FeatureRowProps {
  readonly feature: PlanFeature;
  readonly plans: readonly Plan[];
}

function FeatureRow({ feature, plans }: FeatureRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {feature.name}
        <span className="plan-table__description">{feature.description}</span>
      </th>
      {plans.map((plan) => (
        <Availability key={plan.id} value={feature.availability[plan.id]} />
      ))}
    </tr>
  );
}

function Availability({ value }: { readonly value: boolean | string }): ReactNode {
  if (typeof value === 'string') return <td className="plan-table__words">{value}</td>;
  return value ? <td className="plan-table__yes">Yes</td> : <td className="plan-table__no">No</td>;
}
