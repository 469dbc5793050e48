import type { ReactNode } from 'react';

export interface NextStepsProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Where to go from a page that ends an errand. */
export function NextSteps({ links }: NextStepsProps): ReactNode {
  return (
    <section className="next-steps">
      <h2>While you are here</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="way" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
