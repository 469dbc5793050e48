/**
 * Says in the footer that the privacy signal is honoured, and clears what forms kept before
 * (docs/product.md F6, F14).
 */
export function honourSignal(page: Document): void {
  for (const notice of page.querySelectorAll<HTMLElement>('[data-gpc-notice]')) {
    notice.hidden = false;
  }
  try {
    clearDrafts();
  } catch {
    // Storage that the browser blocks holds none.
  }
}

/** Drafts are kept under an address, and nothing else is. */
function clearDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith('/')) sessionStorage.removeItem(name);
  }
}
