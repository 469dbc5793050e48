import { patchElement } from './patch.ts';
import type { ShownDocument } from './served-document.ts';
import { copyServedDocument, takeName } from './served-document.ts';
import { followEvents, loadDocument } from './server.ts';
import type { OpenSession } from './session.ts';

/** A modal page that a script of the page has loaded, and shows again from then on. */
interface LoadedModal extends ShownDocument {
  /** Ends what the server says of it; there while it is open. */
  leave?: (() => void) | undefined;
}

/**
 * Keeps the modals that are opened over the page up to date. One that was edited while it was
 * closed follows when it is opened.
 */
export function followModals({
  announce,
  setModals,
}: Pick<OpenSession, 'announce' | 'setModals'>): void {
  const modals: LoadedModal[] = [];
  let open: readonly LoadedModal[] = [];
  const follow = (): void => {
    for (const modal of modals) followModal(modal, announce);
    const isSame = modals.every((modal) => open.includes(modal) === isFollowed(modal));
    if (isSame) return;
    open = modals.filter(isFollowed);
    setModals(open);
  };
  onDocument((page, path) => {
    if (modalContent(page) !== undefined) modals.push({ path, served: copyServedDocument(page) });
  });
  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
}

/**
 * Calls back with each document that scripts of the page load, before they take anything out of it.
 */
function onDocument(listener: (page: Document, path: string) => void): void {
  window.XMLHttpRequest = class extends XMLHttpRequest {
    constructor() {
      super();
      this.addEventListener('load', () => {
        const page = this.responseType === 'document' ? this.responseXML : null;
        const { pathname } = new URL(this.responseURL);
        if (page !== null && !pathname.startsWith('/-/')) listener(page, pathname);
      });
    }
  };
}

function modalContent(page: Document): Element | undefined {
  return page.querySelector('[data-modal]')?.firstElementChild ?? undefined;
}

function isFollowed({ leave }: LoadedModal): boolean {
  return leave !== undefined;
}

/** @param onUpdate Called once the modal was brought up to date. */
function followModal(modal: LoadedModal, onUpdate: () => void): void {
  const { path, served } = modal;
  const content = modalContent(served.document);
  const live = content && served.live.get(content);
  const isOpen = live instanceof Element && live.closest('dialog[open]') !== null;
  if (!isOpen) {
    modal.leave?.();
    modal.leave = undefined;
    return;
  }
  modal.leave ??= followEvents(path, served.document, ({ type }) => {
    if (type === 'changed') updating = updating.then(() => update(modal)).then(onUpdate);
  });
}

/** One after the other, since each starts from what the one before left. */
let updating: Promise<void> = Promise.resolve();

async function update({ path, served }: LoadedModal): Promise<void> {
  const next = await loadDocument(path);
  const [before, after] = [served.document, next].map((page) => page && modalContent(page));
  if (before === undefined || after === undefined) location.reload();
  else if (!patchElement(before, after, served.live)) location.reload();
  else if (next !== undefined) takeName(served.document, next);
}
