import type { ReactNode } from 'react';

export interface WaysProps {
  readonly links: readonly Way[];
}

export interface Way {
  readonly label: string;
  readonly href: string;
}

/** Where to go from a page that is otherwise a dead end. */
export function Ways({ links }: WaysProps): ReactNode {
  return (
    <ul className="ways">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="way" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
