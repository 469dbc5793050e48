import type { ReactNode } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import type { Way } from '../ways/Ways.tsx';

export interface WayCard {
  readonly title: string;
  readonly text: string;
  readonly links: readonly Way[];
}

/** What visitors can do, side by side; the first is what most come for. */
export function WayCards({ cards }: { readonly cards: readonly WayCard[] }): ReactNode {
  return (
    <div className="way-cards">
      {cards.map(({ title, text, links }, index) => (
        <article key={title} className="way-cards__card">
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="way-cards__links">
            {links.map(({ label, href }) => (
              <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </article>
      ))}
    </div>
  );
}
