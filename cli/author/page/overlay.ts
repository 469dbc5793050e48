import type { Problem } from './messages.ts';
import { devPaths } from './messages.ts';

/** Has the one right answer to a problem written; says why where it was not. */
export type Fix = (problem: Problem) => Promise<string | undefined>;

/** What is wrong, over the page, until it is mended or hidden. */
export interface Overlay {
  show(problems: readonly Problem[]): void;
}

/** The overlay is apart from the page in every way: no style or script of one reaches the other. */
export function createOverlay(fix: Fix): Overlay {
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
      panel.replaceChildren(
        createHeader(problems, close),
        ...problems.map((problem) => describe(problem, fix)),
      );
      if (problems.length === 0) close();
      else document.documentElement.append(host);
    },
  };
}

function createHeader(problems: readonly Problem[], close: () => void): HTMLElement {
  const head = element('header', 'problems__head');
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const title = element('h1', 'problems__title', count);
  const note = element(
    'p',
    'problems__note',
    'The page behind this is the last one that was right.',
  );
  const button = element('button', 'problems__button', 'Hide');
  button.type = 'button';
  button.addEventListener('click', close);
  head.append(title, note, button);
  return head;
}

function describe(problem: Problem, fix: Fix): HTMLElement {
  const { place, message, code, frame, isFixable } = problem;
  const entry = element('article', 'problem');
  const where = element('p', 'problem__place', [place, code].filter(Boolean).join(' · '));
  const words = element('p', 'problem__message', message);
  entry.append(where, words);
  if (frame !== '') entry.append(element('pre', 'problem__frame', frame));
  if (isFixable) entry.append(fixButton(problem, fix));
  return entry;
}

function fixButton(problem: Problem, fix: Fix): HTMLElement {
  const button = element('button', 'problems__button', 'Write this for me');
  button.type = 'button';
  button.addEventListener('click', () => {
    button.disabled = true;
    void fix(problem).then((refusal) => {
      if (refusal !== undefined) button.textContent = refusal;
    });
  });
  return button;
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
