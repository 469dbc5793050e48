/** A modal page, taken out of its document. */
export interface Modal {
  readonly title: string;
  readonly content: Element;
}

/** After this the link is followed instead. */
const timeoutMs = 8_000;

const loaded = new Map<string, Promise<Modal | undefined>>();

/**
 * Loads a modal page, once: opened again it still holds what was typed. Undefined when it can't be
 * loaded or is not a modal page. A request for a document is parsed by the browser itself, which no
 * policy on scripts forbids.
 */
export function loadModal(url: string): Promise<Modal | undefined> {
  const modal = loaded.get(url) ?? request(url);
  loaded.set(url, modal);
  return modal;
}

function request(url: string): Promise<Modal | undefined> {
  return new Promise((resolve) => {
    const asked = new XMLHttpRequest();
    asked.onloadend = () =>
      resolve(asked.status === 200 ? readModal(asked.responseXML) : undefined);
    asked.open('GET', url);
    asked.responseType = 'document';
    asked.timeout = timeoutMs;
    asked.send();
  });
}

function readModal(page: Document | null): Modal | undefined {
  const content = page?.querySelector('[data-modal]')?.firstElementChild;
  return page == null || content == null ? undefined : { title: page.title, content };
}
