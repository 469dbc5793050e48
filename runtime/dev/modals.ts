import type { ServerMessage } from './messages.ts';
import { patchElement } from './patch.ts';
import type { ServedDocument } from './served-document.ts';
import { copyServedDocument } from './served-document.ts';
import { loadDocument, openEvents } from './server.ts';

/** A modal page that a script of the page has loaded, and shows again from then on. */
interface LoadedModal {
  readonly path: string;
  readonly served: ServedDocument;
  /** What the server says of it, while it is open. */
  events?: EventSource | undefined;
}

/** Keeps the modals that are opened over the page up to date. One that was edited while it was closed follows when it is opened. */
export function followModals(): void {
  const modals: LoadedModal[] = [];
  const follow = (): void => modals.forEach(followModal);
  onDocument((page, path) => {
    if (contentOf(page) !== undefined) modals.push({ path, served: copyServedDocument(page) });
  });
  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
}

/** Calls back with each document that scripts of the page load, before they take anything out of it. */
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

function contentOf(page: Document): Element | undefined {
  return page.querySelector('[data-modal]')?.firstElementChild ?? undefined;
}

function followModal(modal: LoadedModal): void {
  const { path, served } = modal;
  const content = contentOf(served.document);
  const live = content && served.live.get(content);
  const isOpen = live instanceof Element && live.closest('dialog[open]') !== null;
  if (!isOpen) {
    modal.events?.close();
    modal.events = undefined;
  } else if (modal.events === undefined) {
    modal.events = openEvents(path, served.document);
    modal.events.addEventListener('message', ({ data }) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'changed') updating = updating.then(() => update(modal));
    });
  }
}

/** One after the other, since each starts from what the one before left. */
let updating: Promise<void> = Promise.resolve();

async function update({ path, served }: LoadedModal): Promise<void> {
  const next = await loadDocument(path);
  const [before, after] = [served.document, next].map((page) => page && contentOf(page));
  if (before === undefined || after === undefined) location.reload();
  else if (!patchElement(before, after, served.live)) location.reload();
}
