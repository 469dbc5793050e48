import { devPaths, tokenHeader } from './messages.ts';

/** Has all pages shown as they are at the instant that is typed. */
function chooseInstant(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-at]');
  const field = form?.querySelector('input');
  const shown = form?.querySelector('output');
  if (!form || !field || !shown) return;
  const instant = new Date(form.dataset['at'] ?? '');
  shown.textContent = `Now it is shown as of ${instant.toLocaleString([], { dateStyle: 'full', timeStyle: 'short' })}.`;
  // The field has no time zone: its hours are those of this device.
  const offset = instant.getTimezoneOffset() * 60_000;
  field.value = new Date(instant.getTime() - offset).toISOString().slice(0, 16);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isNow = event.submitter?.getAttribute('name') === 'now' || field.value === '';
    const query = new URLSearchParams({ at: isNow ? '' : new Date(field.value).toISOString() });
    const headers = { [tokenHeader]: form.dataset['token'] ?? '' };
    void fetch(`${devPaths.instant}?${query}`, { method: 'POST', headers }).then(({ ok }) => {
      if (ok) location.reload();
      else shown.textContent = 'This instant cannot be shown.';
    });
  });
}

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

/** The button for words, and the table of a field, whose framework comes after the page. */
function openTools(): void {
  const { token = '' } = document.querySelector<HTMLElement>('[data-token]')?.dataset ?? {};
  const session = { token, onUpdate: () => () => undefined };
  const fields = document.querySelector<HTMLElement>('career-site-fields');
  void import('./inspector/open.tsx').then(({ openFind, openFields }) => {
    openFind(session);
    if (fields !== null) openFields(session, fields);
  });
}

searchRegions();
chooseInstant();
openTools();
