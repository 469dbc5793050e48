import type { Problem } from './messages.ts';
import { devPaths } from './messages.ts';

/** What is wrong, over the page, until it is mended or put away. */
export interface Overlay {
  show(problems: readonly Problem[]): void;
}

/** The overlay is apart from the page in every way: no style or script of one reaches the other. */
export function createOverlay(): Overlay {
  const host = document.createElement('career-site-problems');
  const root = host.attachShadow({ mode: 'open' });
  const styles = element('link', '');
  styles.rel = 'stylesheet';
  styles.href = devPaths.styles;
  const panel = element('section', 'problems');
  panel.setAttribute('role', 'alert');
  root.append(styles, panel);
  const close = (): void => host.remove();
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return {
    show(problems) {
      panel.replaceChildren(headOf(problems, close), ...problems.map(describe));
      if (problems.length === 0) close();
      else document.documentElement.append(host);
    },
  };
}

function headOf(problems: readonly Problem[], close: () => void): HTMLElement {
  const head = element('header', 'problems__head');
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const title = element('h1', 'problems__title', count);
  const note = element('p', 'problems__note', 'The page below is the last one that was right.');
  const button = element('button', 'problems__close', 'Put away');
  button.type = 'button';
  button.addEventListener('click', close);
  head.append(title, note, button);
  return head;
}

function describe({ place, message, code, frame }: Problem): HTMLElement {
  const entry = element('article', 'problem');
  const where = element('p', 'problem__place', [place, code].filter(Boolean).join(' · '));
  const words = element('p', 'problem__message', message);
  entry.append(where, words);
  if (frame !== '') entry.append(element('pre', 'problem__frame', frame));
  return entry;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
