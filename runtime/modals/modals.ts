import type { MoveEvent } from '../services/analytics.ts';
import { isPlainClick } from '../services/plain-click.ts';
import type { ReportError } from '../services/report-error.ts';
import { loadModal } from './load-modal.ts';
import type { Modal } from './load-modal.ts';
import { createModalDialog } from './modal-dialog.ts';

/**
 * Opens the modal pages of the library edition over its home page, each under its own address
 * (docs/product.md T9). What can't be opened in place is followed as a normal link.
 */
export function openModals(report: ReportError): void {
  // Links to the home page don't name the query that it was opened by, such as that of a mailing.
  const home = { url: here(), path: location.pathname, title: document.title };
  if (document.querySelector('[data-modal]') !== null) return leaveByHistory(home.url);
  const dialog = createModalDialog(leave);
  /**
   * The page that was asked for last; an answer that arrives after the visitor moved on is dropped.
   */
  let wanted = home.url;

  const open = async (url: string, isMove: boolean): Promise<void> => {
    wanted = url;
    const modal = await loadModal(url);
    if (wanted !== url) return;
    if (modal === undefined) {
      if (isMove) location.reload();
      else location.assign(url);
      return;
    }
    if (!isMove) history.pushState({ depth: depth() + 1 }, '', url);
    settle(modal);
    if (dialog.show(modal.content)) await wake(modal.content, report);
  };
  const settle = ({ title }: Pick<Modal, 'title'>): void => {
    document.title = title;
    dispatchEvent(new Event('pagemove' satisfies MoveEvent));
  };
  const close = (): void => {
    wanted = home.url;
    if (dialog.hide()) settle(home);
  };
  const move = (): void => {
    const url = here();
    if (url === wanted) return;
    if (url === home.url) close();
    else open(url, true).catch(report);
  };

  addEventListener('popstate', move);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    if (link.origin !== location.origin || link.hash !== '' || link.download !== '') return;
    event.preventDefault();
    const url = link.pathname + link.search;
    if (url === home.url || url === home.path) leave();
    else if (url !== wanted) open(url, false).catch(report);
  });
}

async function wake(content: Element, report: ReportError): Promise<void> {
  const { wakeIslands } = await import('../islands/wake.ts');
  wakeIslands(content, report);
}

function here(): string {
  return location.pathname + location.search;
}

/** How many modal pages were opened, one from another, since the home page. */
function depth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('depth' in state)) return 0;
  return Number(state.depth);
}

/** Goes back to the home page, past all modal pages that were opened from it. */
function leave(): void {
  if (depth() > 0) history.go(-depth());
  else location.assign('/');
}

/**
 * A modal page that was reloaded, but shares its history with the home page, can't show that one
 * itself.
 */
function leaveByHistory(url: string): void {
  addEventListener('popstate', () => {
    if (here() !== url) location.reload();
  });
}
