import { devPaths } from './messages.ts';
import { servedName } from './served-document.ts';

/** What the server says of the page at a path, of which this document is shown. */
export function openEvents(path: string, shown: Document): EventSource {
  const query = new URLSearchParams({ path, served: servedName(shown) });
  return new EventSource(`${devPaths.events}?${query}`);
}

/** Undefined where no such page is left. Pages allow no text to become markup, but a document may be loaded. */
export function loadDocument(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${devPaths.page}?${new URLSearchParams({ path })}`);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    });
    request.send();
  });
}
