import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';

export interface RibbonProps {
  /** Whether what is sent by the forms of the page may reach a live system. */
  readonly liveForms: boolean;
  /** What of the edition is sample, by its names in the YAML. */
  readonly samples: readonly string[];
  readonly words: Omit<InterfaceWords['preview'], 'formRefused'>;
}

/**
 * What distinguishes a preview from the public site; its style sheet is linked by previews alone.
 */
export function Ribbon({ liveForms, samples, words }: RibbonProps): ReactNode {
  return (
    <aside className="ribbon" aria-label={words.label}>
      <p className="ribbon__text">
        <strong>{words.notice}</strong> {liveForms ? words.formsLive : words.formsSafe}
      </p>
      {samples.length > 0 && (
        <details className="ribbon__samples">
          <summary>{fillIn(words.samples, { count: String(samples.length) })}</summary>
          <p className="ribbon__text">{samples.join(', ')}</p>
        </details>
      )}
    </aside>
  );
}
