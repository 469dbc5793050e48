/** The dialog over the home page that shows one modal page at a time. */
export interface ModalDialog {
  /**
   * Opens the dialog, or replaces its content. Returns whether this content is shown for the first
   * time.
   */
  readonly show: (content: Element) => boolean;
  /**
   * Closes the dialog and returns the focus to the element that had it before. Returns whether it
   * was open.
   */
  readonly hide: () => boolean;
}

/** @param onClose Called when the visitor presses Escape, and no form is being sent. */
export function createModalDialog(onClose: () => void): ModalDialog {
  const dialog = document.createElement('dialog');
  const seen = new Set<Element>();
  let opener: Element | null = null;
  dialog.className = 'modal-dialog';
  dialog.setAttribute('aria-labelledby', 'modal-title');
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (!isSending(dialog)) onClose();
  });
  // Browsers close a dialog at the second Escape although `cancel` is prevented; the key can be
  // prevented each time.
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

/** Whether a form in the dialog is being sent: closed, it could not show the answer. */
function isSending(dialog: HTMLDialogElement): boolean {
  return dialog.querySelector('[data-sending]') !== null;
}
