import type { ReactNode } from 'react';

export interface RibbonProps {
  /** Whether what is sent by the forms of the page may reach a live system. */
  readonly liveForms: boolean;
}

/** What tells a preview from the public site; its style sheet is linked by previews alone. */
export function Ribbon({ liveForms }: RibbonProps): ReactNode {
  return (
    <aside className="ribbon" aria-label="Preview">
      <p className="ribbon__text">
        <strong>Preview:</strong> not the public site.{' '}
        {liveForms
          ? 'Forms here are live: what you send arrives.'
          : 'Forms here reach no live system.'}
      </p>
    </aside>
  );
}
