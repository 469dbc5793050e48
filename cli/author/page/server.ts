import type { ServerMessage } from './messages.ts';
import { devPaths } from './messages.ts';
import { servedName } from './served-document.ts';

/** Milliseconds after which a server that went away is asked again. */
const retryMs = 300;

/**
 * Follows what the server says of the page that this document shows; returns what ends that. A
 * server that comes back learns what is shown by then, where an `EventSource` that tries again by
 * itself says what was shown at first.
 *
 * @param onLost Called when the server went away; it is asked until it is back.
 */
export function followEvents(
  path: string,
  shown: Document,
  take: (message: ServerMessage) => void,
  onLost = (): void => undefined,
): () => void {
  let events: EventSource | undefined;
  let retry = 0;
  const connect = (): void => {
    const query = new URLSearchParams({ path, served: servedName(shown) });
    const source = new EventSource(`${devPaths.events}?${query}`);
    source.addEventListener('message', ({ data }) => take(JSON.parse(String(data))));
    source.addEventListener('error', () => {
      source.close();
      onLost();
      retry = window.setTimeout(connect, retryMs);
    });
    events = source;
  };
  connect();
  return () => {
    clearTimeout(retry);
    events?.close();
  };
}

/** The same for as long as the page is looked at: browsers allow few connections to a host. */
export function followWhileShown(
  path: string,
  shown: Document,
  take: (message: ServerMessage) => void,
  onLost = (): void => undefined,
): void {
  let leave: (() => void) | undefined;
  const follow = (): void => {
    if (document.hidden) {
      leave?.();
      leave = undefined;
      onLost();
    } else leave ??= followEvents(path, shown, take, onLost);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

/** Undefined where no such page is left. A server that went away is asked until it is back. */
export async function loadDocument(path: string): Promise<Document | undefined> {
  for (;;) {
    const { status, responseXML } = await requestDocument(path);
    if (status === 200) return responseXML ?? undefined;
    if (status !== 0) return undefined;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** Pages allow no text to become markup, but a document may be loaded. */
function requestDocument(path: string): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${devPaths.page}?${new URLSearchParams({ path })}`);
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request));
    request.send();
  });
}
