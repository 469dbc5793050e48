import type { ReactNode } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Prose } from '../prose/Prose.tsx';

export interface StartFreeProps {
  readonly button: string;
  /** Where the free account is opened. */
  readonly signUpUrl: string;
  /** What the free account is, and what it is not. */
  readonly note: string;
  /** What may stand next to the button. */
  readonly children?: ReactNode;
}

/**
 * The way to the free account, the first action of a page about the product (docs/product.md S22).
 */
export function StartFree({ button, signUpUrl, note, children }: StartFreeProps): ReactNode {
  return (
    <>
      <p className="opening__actions">
        <ButtonLink href={signUpUrl}>{button}</ButtonLink>
        {children}
      </p>
      <p className="opening__note">
        <Prose text={note} />
      </p>
    </>
  );
}
