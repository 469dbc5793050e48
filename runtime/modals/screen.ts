/** The layer over the home page; it holds one modal page at a time. */
export interface Screen {
  /** Returns whether this content is shown for the first time. */
  readonly show: (content: Element) => boolean;
  /** Gives focus back to where the first of the pages was opened; returns whether there was anything to hide. */
  readonly hide: () => boolean;
}

/** @param onClose The visitor wants to leave by the Escape key. */
export function createScreen(onClose: () => void): Screen {
  const dialog = document.createElement('dialog');
  const seen = new Set<Element>();
  let opener: Element | null = null;
  dialog.className = 'modal-dialog';
  dialog.setAttribute('aria-labelledby', 'modal-title');
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (!isSending(dialog)) onClose();
  });
  // A browser lets a page keep a dialog open once; the key itself can be held back each time.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isSending(dialog)) event.preventDefault();
  });

  const show = (content: Element): boolean => {
    const isInside = dialog.contains(document.activeElement);
    dialog.replaceChildren(content);
    dialog.classList.remove('is-closing');
    if (!dialog.open) {
      opener = document.activeElement;
      document.body.append(dialog);
      dialog.showModal();
    } else if (isInside) {
      content.querySelector<HTMLElement>('[data-modal-close]')?.focus();
    }
    dialog.scrollTop = 0;
    const isNew = !seen.has(content);
    seen.add(content);
    return isNew;
  };
  const hide = (): boolean => {
    if (!dialog.open) return false;
    dialog.classList.add('is-closing');
    void close();
    return true;
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    if (!dialog.classList.contains('is-closing')) return;
    dialog.close();
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return { show, hide };
}

/** Whether a form in it is being sent, whose answer would never be seen. */
function isSending(dialog: HTMLDialogElement): boolean {
  return dialog.querySelector('[data-sending]') !== null;
}
