import { countPageViews } from './services/analytics.ts';
import type { ReportError } from './services/report-error.ts';
import { hasPrivacySignal, readSettings } from './services/settings.ts';
import type { PageSettings } from './services/settings.ts';
import { watchErrors } from './services/watch-errors.ts';

/** A feature of the client. Code that only some pages need is loaded on those pages alone. */
type Part = (settings: PageSettings, report: ReportError) => void | Promise<void>;

/**
 * What every page loads: no framework, only what a page does beyond its markup
 * (docs/architecture.md A1).
 */
function start(): void {
  const settings = readSettings(document);
  const report = watchErrors(window, settings);
  const parts: readonly Part[] = [
    foldMenu,
    revealOnScroll,
    showYear,
    showSent,
    honourPrivacySignal,
    loadPictures,
    wakeIslands,
    refreshBottom,
    countViews,
    openPagesOver,
  ];
  for (const part of parts) {
    const run = async (): Promise<void> => part(settings, report);
    run().catch(report);
  }
}

/** Folds the menu behind its button; without JavaScript it is a plain list. */
function foldMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  const navbar = button?.closest<HTMLElement>('[data-navbar]');
  if (button == null || navbar == null) return;
  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const show = (open: boolean): void => {
    button.setAttribute('aria-expanded', String(open));
    navbar.classList.toggle('is-open', open);
  };
  button.hidden = false;
  navbar.classList.add('is-foldable');
  button.addEventListener('click', () => show(!isOpen()));
  document.addEventListener('click', ({ target }) => {
    if (isOpen() && target instanceof Node && !navbar.contains(target)) show(false);
  });
  navbar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    show(false);
    button.focus();
  });
}

/**
 * Marks sections as `has-been-viewed` once their top is in the upper 70 % of the window
 * (docs/product.md P1), or once they have the focus. A visible footer marks all, because the last
 * sections may never scroll up that far.
 */
function revealOnScroll(): void {
  const sections = document.querySelectorAll('[data-reveal]');
  const view = (section: Element): void => section.classList.add('has-been-viewed');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top >= 0) continue;
        view(target);
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -30% 0px' },
  );
  for (const section of sections) {
    observer.observe(section);
    section.addEventListener('focusin', () => view(section));
  }
  addEventListener('scroll', () => hideBelow(sections), { once: true });
  whenNear('footer', '0px', () => sections.forEach(view));
}

/** Acts once a part of the page, where there is one, comes into the window or that near to it. */
function whenNear(selector: string, rootMargin: string, act: (part: HTMLElement) => void): void {
  const part = document.querySelector<HTMLElement>(selector);
  if (part === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act(part);
    },
    { rootMargin },
  );
  observer.observe(part);
}

/**
 * Lets what is below the window wait to be revealed, for a second from the first scrolling on. So
 * what is visible never blinks, and who takes the page whole, for paper or an archive, gets all of
 * it.
 */
function hideBelow(sections: NodeListOf<Element>): void {
  const waiting = [...sections].filter(
    (section) => section.getBoundingClientRect().top >= innerHeight,
  );
  for (const { classList } of waiting) {
    classList.add('will-reveal');
    setTimeout(() => classList.remove('will-reveal'), 1000);
  }
}

/** The copyright year is that of the visit (docs/product.md P5). */
function showYear(): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = year;
}

/** Loads what says on a confirmation when its form was sent. */
async function showSent(): Promise<void> {
  if (document.querySelector('[data-sent]') === null) return;
  const { showSent: show } = await import('./services/show-sent.ts');
  show(document);
}

/** Loads what honours the visitor's privacy signal, where there is one. */
async function honourPrivacySignal(): Promise<void> {
  if (!hasPrivacySignal(navigator)) return;
  const { honourSignal } = await import('./services/honour-signal.ts');
  honourSignal(document);
}

/**
 * Loads the pictures further down once the page itself has loaded, so that who takes it whole has
 * them all, and who scrolls waits for none. Who saves data has each as it comes near.
 */
function loadPictures(): void {
  if (navigator.connection?.saveData === true) return;
  addEventListener('load', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}

/** Loads what wakes islands, where there are any. */
async function wakeIslands(_settings: PageSettings, report: ReportError): Promise<void> {
  if (document.querySelector('[data-island]') === null) return;
  const { wakeIslands: wake } = await import('./islands/wake.ts');
  wake(document, report);
}

/** Brings the webinar of the bottom block up to date once it is nearly in view. */
function refreshBottom(_settings: PageSettings, report: ReportError): void {
  whenNear('[data-bottom-webinar]', '200px', (part) => {
    import('./islands/webinar/refresh-bottom.ts')
      .then((chunk) => chunk.refreshBottom(part))
      .catch(report);
  });
}

/** Counts page views: that of this page, and those of pages that open over it. */
function countViews(settings: PageSettings): void {
  countPageViews(window, settings);
}

/** Lets the library edition open pages over another one. */
async function openPagesOver(_settings: PageSettings, report: ReportError): Promise<void> {
  if (document.documentElement.dataset['region'] !== 'library') return;
  const { openModals } = await import('./modals/modals.ts');
  openModals(report);
}

start();
