import type { ReactNode } from 'react';
import type { InterfaceWords, Plan, PlanFeature, RegionConfig } from '../../contract.ts';
import { PlanPrice } from '../plan-card/PlanCard.tsx';

export interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly features: readonly PlanFeature[];
  readonly words: ComparisonWords;
  /** How prices are said. */
  readonly planWords: InterfaceWords['plans'];
}

type ComparisonWords = RegionConfig['pages']['pricing']['comparison'];

/** The account types side by side; yes and no are words and not colors alone. */
export function PlanTable({ plans, features, words, planWords }: PlanTableProps): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label={words.label} tabIndex={0}>
      <table className="table plan-table">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.name}
                <span className="plan-table__price">
                  <PlanPrice plan={plan} words={planWords} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <FeatureRow key={feature.name} feature={feature} plans={plans} words={words} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FeatureRowProps {
  readonly feature: PlanFeature;
  readonly plans: readonly Plan[];
  readonly words: ComparisonWords;
}

function FeatureRow({ feature, plans, words }: FeatureRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {feature.name}
        <span className="plan-table__description">{feature.description}</span>
      </th>
      {plans.map((plan) => (
        <Availability key={plan.id} value={feature.availability[plan.id]} words={words} />
      ))}
    </tr>
  );
}

interface AvailabilityProps {
  readonly value: boolean | string;
  readonly words: ComparisonWords;
}

function Availability({ value, words }: AvailabilityProps): ReactNode {
  if (typeof value === 'string') return <td className="plan-table__words">{value}</td>;
  return value ? (
    <td className="plan-table__yes">{words.included}</td>
  ) : (
    <td className="plan-table__no">{words.notIncluded}</td>
  );
}
