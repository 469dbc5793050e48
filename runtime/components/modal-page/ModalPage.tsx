import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../contract.ts';

/** What all modal pages have in common. */
export interface ModalFrame {
  /** Where closing leads. */
  readonly closeHref: string;
  readonly words: InterfaceWords['modal'];
  /** What the ribbon of a preview says, which an open modal covers; absent in production. */
  readonly previewNotice?: string | undefined;
}

export interface ModalPageProps extends ModalFrame {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A page that fills the screen over another one and closes back to it by a link (docs/product.md
 * T9).
 */
export function ModalPage({
  title,
  closeHref,
  words,
  previewNotice,
  children,
}: ModalPageProps): ReactNode {
  return (
    <main id="main" className="modal-page" tabIndex={-1} data-modal="">
      <article className="modal" aria-labelledby="modal-title" data-preview-notice={previewNotice}>
        <header className="modal__header">
          <h1 className="modal__title" id="modal-title">
            {title}
          </h1>
          <a className="modal__close" href={closeHref} data-modal-close="">
            {words.close}
          </a>
        </header>
        <div className="modal__body">{children}</div>
      </article>
    </main>
  );
}
