import type { ServerMessage } from './messages.ts';
import { devPaths, servedAttribute, tokenHeader } from './messages.ts';
import { createOverlay } from './overlay.ts';
import { patchPage } from './patch.ts';
import { copyServedDocument } from './served-document.ts';
import { openSession } from './session.ts';

const served = copyServedDocument(document);

const { session, announce, setNotices } = openSession(location.pathname);

/** Shows what the server tells, for as long as the page is looked at: browsers allow few connections to a host. */
function listen(): void {
  let events: EventSource | undefined;
  const follow = (): void => {
    if (document.hidden) {
      events?.close();
      events = undefined;
    } else if (events === undefined) {
      events = new EventSource(eventsUrl());
      events.addEventListener('message', ({ data }) => take(JSON.parse(String(data))));
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

function eventsUrl(): string {
  const script = served.document.querySelector(`script[${servedAttribute}]`);
  const query = new URLSearchParams({
    path: session.path,
    served: script?.getAttribute(servedAttribute) ?? '',
  });
  return `${devPaths.events}?${query}`;
}

const overlay = createOverlay(async ({ place, code }) => {
  const address = `${devPaths.fix}?${new URLSearchParams({ place, code })}`;
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { [tokenHeader]: session.token },
  });
  return ok;
});

function take(message: ServerMessage): void {
  if (message.type === 'hello') session.token = message.token;
  if (message.type === 'changed') void update();
  if (message.type === 'problems') overlay.show(message.problems);
  if (message.type === 'notices') setNotices(message.notices);
}

/** One after the other, since each starts from the document that the one before left. */
let updating: Promise<void> = Promise.resolve();

function update(): Promise<void> {
  updating = updating.then(async () => {
    const next = await loadDocument();
    if (next === undefined || !patchPage(served, next)) location.reload();
    else announce();
  });
  return updating;
}

/** Undefined where no such page is left. Pages allow no text to become markup, but a document may be loaded. */
function loadDocument(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${devPaths.page}?${new URLSearchParams({ path: session.path })}`);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    });
    request.send();
  });
}

/** Its framework comes after the page. */
async function inspect(): Promise<void> {
  const { openInspector } = await import('./inspector/open.tsx');
  openInspector(served, session);
}

listen();
void inspect();
