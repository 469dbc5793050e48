import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Agenda } from '../agenda/Agenda.tsx';
import { AddPage } from '../blocks/AddPage.tsx';
import { devPaths } from '../messages.ts';
import { Find } from '../find/Find.tsx';
import { Propose } from '../propose/Propose.tsx';
import type { Session } from '../session.ts';
import { FieldPage } from '../table/FieldPage.tsx';
import { tablePaths } from '../table/messages.ts';
import { AsOf } from './AsOf.tsx';
import { Inspector } from './Inspector.tsx';
import { inspectorPaths } from './messages.ts';
import { topModal } from './top-modal.ts';
import { SessionProvider } from './use-session.ts';

/**
 * Adds the inspector to the open page. Like all that `dev` shows over pages it is in a shadow tree:
 * no style or script of one reaches the other.
 */
export function openInspector(session: Session): void {
  const { host, place } = createHost('career-site-inspector');
  keepReachable(host);
  render(place, session, <Inspector />);
}

/** Adds the buttons for pages, words and proposals to a page that is no page of the site. */
export function openFind(session: Session): void {
  const { host, place } = createHost('career-site-find');
  document.documentElement.append(host);
  render(
    place,
    session,
    <aside className="corner corner--right" aria-label="Add, find and propose" tabIndex={-1}>
      <AsOf />
      <div className="corner__buttons">
        <AddPage className="toggle" />
        <Find />
        <Propose />
      </div>
    </aside>,
  );
}

/** Fills the place of a field's table in its page. */
export function openFields(session: Session, host: HTMLElement): void {
  const field = decodeURIComponent(location.pathname.slice(tablePaths.page.length));
  const place = openHost(host, tablePaths.styles);
  render(place, session, <FieldPage field={field} />);
}

/** Fills the place of the agenda in its page. */
export function openAgenda(session: Session, host: HTMLElement): void {
  render(openHost(host), session, <Agenda />);
}

function render(place: HTMLElement, session: Session, shown: ReactNode): void {
  createRoot(place).render(<SessionProvider value={session}>{shown}</SessionProvider>);
}

function createHost(name: string) {
  const host = document.createElement(name);
  return { host, place: openHost(host) };
}

/** The place in an element for what no style of the page reaches. */
function openHost(host: HTMLElement, ...styles: readonly string[]): HTMLElement {
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  root.append(...[devPaths.styles, inspectorPaths.styles, ...styles].map(styleSheet), place);
  return place;
}

function styleSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

/** Where a modal is open, the inspector goes into it. */
function keepReachable(host: HTMLElement): void {
  const settle = (): void => {
    const parent = topModal() ?? document.documentElement;
    if (host.parentNode !== parent) parent.append(host);
  };
  new MutationObserver(settle).observe(document, { childList: true, subtree: true });
  settle();
}
