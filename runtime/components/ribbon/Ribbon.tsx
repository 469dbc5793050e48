import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../contract.ts';

export interface RibbonProps {
  /** Whether what is sent by the forms of the page may reach a live system. */
  readonly liveForms: boolean;
  readonly words: Omit<InterfaceWords['preview'], 'formRefused'>;
}

/** What distinguishes a preview from the public site; its style sheet is linked by previews alone. */
export function Ribbon({ liveForms, words }: RibbonProps): ReactNode {
  return (
    <aside className="ribbon" aria-label={words.label}>
      <p className="ribbon__text">
        <strong>{words.notice}</strong> {liveForms ? words.formsLive : words.formsSafe}
      </p>
    </aside>
  );
}
