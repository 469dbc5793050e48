import { showAt } from './inspector/ask.ts';
import { printInstant } from './print-instant.ts';
import { followWhileShown } from './server.ts';
import { openSession } from './session.ts';

const path = location.pathname;
const agenda = document.querySelector<HTMLElement>('career-site-agenda');
const { session, setInstant } = openSession({ path, served: { document, live: new WeakMap() } });

session.token = document.querySelector<HTMLElement>('[data-token]')?.dataset['token'] ?? '';

/** Has all pages shown as they are at the instant that is typed. */
function chooseInstant(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-at]');
  const field = form?.querySelector('input');
  const shown = form?.querySelector('output');
  if (!form || !field || !shown) return;
  const instant = new Date(form.dataset['at'] ?? '');
  session.onInstant((at) => {
    shown.textContent = `Now it is shown as of ${printInstant(at || instant.toISOString())}.`;
  });
  // The field has no time zone: its hours are those of this device.
  const offset = instant.getTimezoneOffset() * 60_000;
  field.value = new Date(instant.getTime() - offset).toISOString().slice(0, 16);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isNow = event.submitter?.getAttribute('name') === 'now' || field.value === '';
    const at = isNow ? undefined : new Date(field.value).toISOString();
    void showAt(at, session.token).then((isShown) => {
      if (isShown) location.reload();
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

/** What needs a framework, which comes after the page. */
function openTools(): void {
  const fields = document.querySelector<HTMLElement>('career-site-fields');
  void import('./inspector/open.tsx').then(({ openAgenda, openFields, openFind }) => {
    openFind(session);
    if (fields !== null) openFields(session, fields);
    if (agenda !== null) openAgenda(session, agenda);
  });
}

searchRegions();
chooseInstant();
openTools();
followWhileShown(path, document, (message) => {
  if (message.type === 'hello') session.token = message.token;
  if (message.type === 'hello' || message.type === 'instant') setInstant(message.at ?? '');
});
