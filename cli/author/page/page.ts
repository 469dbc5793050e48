import type { ServerMessage } from './messages.ts';
import { devPaths, tokenHeader } from './messages.ts';
import { followModals } from './modals.ts';
import { createOverlay } from './overlay.ts';
import { patchPage } from './patch.ts';
import { copyServedDocument } from './served-document.ts';
import { followWhileShown, loadDocument } from './server.ts';
import { openSession } from './session.ts';

const served = copyServedDocument(document);

/** Where the page was served; a modal that is opened over it has another address. */
const path = location.pathname;

const { session, announce, setModals, setNotices, setInstant } = openSession({ path, served });

const overlay = createOverlay(async ({ place, code }) => {
  const address = `${devPaths.fix}?${new URLSearchParams({ place, code })}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { [tokenHeader]: session.token },
  });
  return answer.ok ? undefined : answer.text();
});

/** Whether the server may have ended since this page came from it. */
let isLost = false;

function take(message: ServerMessage): void {
  if (message.type === 'hello') {
    session.token = message.token;
    if (isLost) void reloadWithoutInspector();
  }
  if (message.type === 'changed') void update();
  if (message.type === 'problems') overlay.show(message.problems);
  if (message.type === 'notices') setNotices(message.notices);
  if (message.type === 'hello' || message.type === 'instant') setInstant(message.at ?? '');
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

/** Resolves to whether the inspector could be loaded; its framework comes after the page. */
function inspect(): Promise<boolean> {
  return import('./inspector/open.tsx').then(
    ({ openInspector }) => {
      openInspector(session);
      return true;
    },
    () => false,
  );
}

/** The program of the next server may have the inspector under another name. */
async function reloadWithoutInspector(): Promise<void> {
  if (!(await inspector)) location.reload();
}

const inspector = inspect();
followWhileShown(path, served.document, take, () => {
  isLost = true;
});
followModals({ announce, setModals });
