// Edits of one place of a file, and how long each takes until an open page shows it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What is edited: the text of one page, a text of all pages, a price, a style, a component. */
export const kinds = ['field', 'defaults', 'price', 'style', 'component'];

/** Milliseconds after which an edit counts as not shown. */
const timeoutMs = 30_000;

/** Milliseconds between edits, as a person makes pauses in which a program finishes what it left for later. */
const pause = 200;

/**
 * The times of `count` edits in milliseconds: until the page showed it, and what the program says of its own work.
 * Each edit replaces what `pattern` finds in the file; `words` is what comes there, `shown` what the page shows of it.
 */
export async function timeEdits({ page, folder, edit, count, running }) {
  const file = join(folder, edit.file);
  const times = [];
  for (let at = 1; at <= count; at += 1) {
    const text = readFileSync(file, 'utf8');
    const next = text.replace(edit.pattern, edit.words(at));
    if (next === text) throw new Error(`There is nothing to edit in ${edit.file}.`);
    await page.untilConnected();
    running.forget();
    const options = { polling: 4, timeout: timeoutMs };
    // A page that is reloaded is looked at again.
    const seen = page.tab.waitForFunction(lookFor, edit.shown(at), options);
    // By its answer the page looks; one that is just being reloaded gives none.
    await page.tab.evaluate('document.readyState').catch(() => undefined);
    const start = now();
    writeFileSync(file, next);
    const shown = await (await seen).jsonValue();
    await wait(pause);
    times.push({ shown: shown - start, own: await running.ownWork() });
  }
  return times;
}

function now() {
  return performance.timeOrigin + performance.now();
}

/** Runs in the page: the time at which it shows a text, or a heading this letter spacing. */
function lookFor({ text, spacing }) {
  const heading = document.querySelector('h1');
  const isThere =
    text === undefined
      ? heading !== null && getComputedStyle(heading).letterSpacing === spacing
      : document.body?.textContent.includes(text) === true;
  return isThere && performance.timeOrigin + performance.now();
}
