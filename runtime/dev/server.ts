import { devPaths, servedAttribute } from './messages.ts';

/** What the server says of the page at a path, of which this document is shown. */
export function openEvents(path: string, shown: Document): EventSource {
  const script = shown.querySelector(`script[${servedAttribute}]`);
  const served = script?.getAttribute(servedAttribute) ?? '';
  return new EventSource(`${devPaths.events}?${new URLSearchParams({ path, served })}`);
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
