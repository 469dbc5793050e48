import { devPaths, tokenHeader } from './messages.ts';

/** Shows the regions that hold all of the words. */
function searchRegions(): void {
  const field = document.querySelector<HTMLInputElement>('[data-region-search]');
  const count = document.querySelector('[data-region-count]');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-region-row]')];
  field?.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      row.hidden = !words.every((word) => row.dataset['regionRow']?.includes(word));
    }
    if (count !== null) count.textContent = String(rows.filter(({ hidden }) => !hidden).length);
  });
}

/** Gives frames the chosen width, and the height of what they hold. */
function sizeFrames(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.frame')];
  const fit = (frame: HTMLIFrameElement): void => {
    const height = frame.contentDocument?.querySelector('body')?.scrollHeight ?? 0;
    if (height > 0) frame.height = String(height);
  };
  const setWidth = (width: string): void => {
    for (const frame of frames) {
      frame.width = width;
      requestAnimationFrame(() => fit(frame));
    }
  };
  for (const frame of frames) frame.addEventListener('load', () => fit(frame));
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name="width"]')) {
    choice.addEventListener('change', () => setWidth(choice.value));
    if (choice.checked) setWidth(choice.value);
  }
}

/** Sets how the API is to answer. */
function chooseAnswers(): void {
  const state = document.querySelector('[data-answer-state]');
  const token = document.querySelector<HTMLMetaElement>('meta[name="dev-token"]')?.content ?? '';
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name="answer"]')) {
    choice.addEventListener('change', () => {
      const query = new URLSearchParams({ key: choice.value });
      const asked = fetch(`${devPaths.answer}?${query}`, {
        method: 'POST',
        headers: { [tokenHeader]: token },
      });
      void asked.then(({ ok }) => {
        if (state === null) return;
        state.textContent = ok
          ? 'Set. Forms get this answer from now on.'
          : 'Load this page again: dev was restarted.';
      });
    });
  }
}

searchRegions();
sizeFrames();
chooseAnswers();
