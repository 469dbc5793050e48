import type { MouseEvent, ReactNode } from 'react';

export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** May show the tab in place instead. */
  readonly onClick?: (event: MouseEvent) => void;
}

/**
 * Tabs that are pages of their own, so that each can be opened, linked to and read without
 * JavaScript.
 */
export function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
}): ReactNode {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className="tabs__tab"
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              onClick={tab.onClick}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
