import type { ServerMessage } from './messages.ts';
import { devPaths, tokenHeader } from './messages.ts';
import { followModals } from './modals.ts';
import { createOverlay } from './overlay.ts';
import { patchPage } from './patch.ts';
import { copyServedDocument } from './served-document.ts';
import { followEvents, loadDocument } from './server.ts';
import { openSession } from './session.ts';

const served = copyServedDocument(document);

/** Where the page was served; a modal that is opened over it has another address. */
const path = location.pathname;

const { session, announce, setModals, setNotices } = openSession({ path, served });

/** Follows what the server reports, for as long as the page is looked at: browsers allow few connections to a host. */
function listen(): void {
  let leave: (() => void) | undefined;
  const follow = (): void => {
    if (document.hidden) {
      leave?.();
      leave = undefined;
    } else leave ??= followEvents(path, served.document, take, lose);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

const overlay = createOverlay(async ({ place, code }) => {
  const address = `${devPaths.fix}?${new URLSearchParams({ place, code })}`;
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { [tokenHeader]: session.token },
  });
  return ok;
});

/** Whether the server has ended since this page came from it. */
let isLost = false;

function lose(): void {
  isLost = true;
}

let hasInspector = false;

function take(message: ServerMessage): void {
  if (message.type === 'hello') {
    session.token = message.token;
    // The program of the next server may have the inspector under another name.
    if (isLost && !hasInspector) location.reload();
  }
  if (message.type === 'changed') void update();
  if (message.type === 'problems') overlay.show(message.problems);
  if (message.type === 'notices') setNotices(message.notices);
}

/** One after the other, since each starts from the document that the one before left. */
let updating: Promise<void> = Promise.resolve();

function update(): Promise<void> {
  updating = updating.then(async () => {
    const next = await loadDocument(path);
    if (next === undefined || !patchPage(served, next)) location.reload();
    else announce();
  });
  return updating;
}

/** Its framework comes after the page. */
async function inspect(): Promise<void> {
  const { openInspector } = await import('./inspector/open.tsx');
  openInspector(session);
  hasInspector = true;
}

listen();
followModals({ announce, setModals });
void inspect();
