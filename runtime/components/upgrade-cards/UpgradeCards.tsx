import type { ReactNode } from 'react';
import type { InterfaceWords, Plan } from '../../contract.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { PlanPrice } from '../plan-card/PlanCard.tsx';

export interface UpgradeCard {
  readonly title: string;
  readonly text: string;
  readonly plans: readonly Plan[];
  readonly href: string;
  /** The words of the button. */
  readonly button: string;
}

export interface UpgradeCardsProps {
  readonly cards: readonly UpgradeCard[];
  /** How prices are said. */
  readonly words: InterfaceWords['plans'];
}

/** The two ways up from the free account: for one educator, and for many. */
export function UpgradeCards({ cards, words }: UpgradeCardsProps): ReactNode {
  return (
    <div className="upgrade-cards">
      {cards.map((card) => (
        <article key={card.href} className="upgrade-cards__card">
          <h3>{card.title}</h3>
          <p>{card.text}</p>
          <dl className="upgrade-cards__prices">
            {card.plans.map((plan) => (
              <div key={plan.id}>
                <dt>{plan.name}</dt>
                <dd>
                  <PlanPrice plan={plan} words={words} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={card.href}>{card.button}</ButtonLink>
        </article>
      ))}
    </div>
  );
}
