import type { ReactNode } from 'react';

export interface WaysProps {
  readonly links: readonly Way[];
  /** Whether they are files to take along, in place of pages to go to. */
  readonly areFiles?: boolean;
}

export interface Way {
  readonly label: string;
  readonly href: string;
  /** The language of its label and of what it leads to, where that is not the one around it. */
  readonly lang?: string;
}

/** Where to go from a page that is otherwise a dead end. */
export function Ways({ links, areFiles = false }: WaysProps): ReactNode {
  return (
    <ul className="ways">
      {links.map(({ label, href, lang }) => (
        <li key={href}>
          <a
            className="way"
            href={href}
            lang={lang}
            hrefLang={lang}
            download={areFiles ? '' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
