import type { ReactNode } from 'react';
import { CalendarLeaf } from '../calendar-leaf/CalendarLeaf.tsx';

export interface DatedItem {
  /** As it is written for visitors; absent where none is set yet. */
  readonly date: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Its language, where that is not the one around it. */
  readonly lang?: string | undefined;
}

/** What happened or will, each beside the leaf of its day; nothing where nothing does. */
export function DatedList({ items }: { readonly items: readonly DatedItem[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <ol className="dated">
      {items.map(({ date = '', title, text, href, lang }) => (
        <li key={href} lang={lang}>
          {CalendarLeaf({ date, isRead: true }) ?? <span>{date}</span>}
          <p>
            <a href={href}>{title}</a> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
