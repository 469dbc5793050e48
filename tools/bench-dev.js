// How long an edit takes in `dev`, from the write of its file to the open page:
// `npm run bench:dev`. A number after it is how many edits of each kind are made (20).
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { median } from './bench/report.js';
import { obtainBrowser } from './browser.js';
import { serve } from './preview.js';
import { root } from './steps.js';

/** What is saved in the page, once it was checked as it was typed. */
const inPage = {
  async prepare(at, tab) {
    const edit = await tab.evaluate(makeEdit, `Saved ${at}`);
    const found = await tab.evaluate(send, ['check', edit]);
    if (!found.includes('"done"')) throw new Error(`It is refused: ${found}`);
    return () => tab.evaluate(send, ['save', edit]);
  },
  shown: (at) => ({ text: `Saved ${at}` }),
};

/**
 * What is edited in a file: the text of one page, a text of all pages, a price, a style, a
 * component. `words` is what comes in the place of what `pattern` finds in the file, and `shown`
 * what the page shows of it.
 */
const edits = {
  field: {
    file: 'regions.yaml',
    pattern: /(name: Nevada\n(?:.*\n)*? {4}headerTitle: ).*/,
    words: (at) => `$1Field ${at}`,
    shown: (at) => ({ text: `Field ${at}` }),
  },
  defaults: {
    file: 'regions.yaml',
    pattern: /^( {6}planLink: ).*/m,
    words: (at) => `$1Defaults ${at}`,
    shown: (at) => ({ text: `Defaults ${at}` }),
  },
  price: {
    file: 'regions.yaml',
    pattern: /^( {6}price: )[1-9]\d*$/m,
    words: (at) => `$1${100 + at}`,
    shown: (at) => ({ text: `$${100 + at} ` }),
  },
  style: {
    file: 'runtime/styles/hero.css',
    pattern: /(?:\nh1 \{ letter-spacing: .*)?$/,
    words: (at) => `\nh1 { letter-spacing: ${at}px !important; }`,
    shown: (at) => ({ spacing: `${at}px` }),
  },
  component: {
    file: 'runtime/components/bottom-block/BottomBlock.tsx',
    pattern: /(\{ask\.text\}).*(<\/p>)/,
    words: (at) => `$1 Component ${at}$2`,
    shown: (at) => ({ text: `Component ${at}` }),
  },
};

/** Milliseconds after which an edit counts as not shown. */
const timeout = 30_000;

/**
 * Milliseconds between edits, as a person makes pauses in which a program finishes what it left for
 * later.
 */
const pause = 200;

const [, , number = '20'] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'career-site-bench-'));
copyProgram();
const executablePath = await obtainBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const [load] = loadavg();
const dev = await serve(['dev'], folder);
let said = '';
dev.said.on('data', (text) => (said += text));
try {
  const heading = `Milliseconds, median / worst of ${number} edits; load ${load.toFixed(1)} at the start`;
  process.stdout.write(`${heading}\n${row('', 'from write to page', 'own work in it')}`);
  const all = { ...Object.fromEntries(Object.entries(edits).map(inFile)), 'in the page': inPage };
  for (const [kind, edit] of Object.entries(all)) {
    const times = await timeEdits(edit).catch((error) => error);
    if (times instanceof Error) process.stdout.write(row(kind, `not shown: ${times.message}`));
    else process.stdout.write(row(kind, ...['shown', 'own'].map((time) => summary(times, time))));
  }
} finally {
  await dev.stop();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Edits are made in a copy of this folder, with all that `dev` runs and reads. */
function copyProgram() {
  const omitted = ['.build', '.git', 'dist', 'docs', 'node_modules', 'test'];
  for (const name of readdirSync(root).filter((each) => !omitted.includes(each))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** The times of edits: until the page showed each, and what `dev` says of its own work. */
async function timeEdits({ prepare, shown }) {
  const tab = await browser.newPage();
  await tab.goto(new URL('nv/', dev.main).href);
  const times = [];
  for (let at = 1; at <= Number(number); at += 1) {
    const save = await prepare(at, tab);
    said = '';
    // A page that is reloaded is looked at again.
    const seen = tab.waitForFunction(lookFor, shown(at), { polling: 4, timeout });
    // By its answer the page looks; one that is just being reloaded gives none.
    await tab.evaluate('document.readyState').catch(() => undefined);
    const start = performance.timeOrigin + performance.now();
    await save();
    const time = (await (await seen).jsonValue()) - start;
    times.push({ shown: time, own: await ownTime() });
    await wait(pause);
  }
  await tab.close();
  return times;
}

/** The milliseconds that `dev` says once it has looked at all of an edit. */
async function ownTime() {
  for (;;) {
    const [, own] = /, (\d+) ms$/m.exec(said) ?? [];
    if (own !== undefined) return Number(own);
    await once(dev.said, 'data');
  }
}

/** An edit of a file by a program that saves it. */
function inFile([kind, { file, pattern, words, shown }]) {
  const path = join(folder, file);
  const prepare = (at) => {
    const text = readFileSync(path, 'utf8');
    const next = text.replace(pattern, words(at));
    if (next === text) throw new Error(`There is nothing to edit in ${file}.`);
    return () => writeFileSync(path, next);
  };
  return [kind, { prepare, shown }];
}

/** Runs in the page: the edit that its card makes of a text, as it is sent. */
async function makeEdit(value) {
  const named = { owner: 'nevada', field: 'headerTitle' };
  const { editing } = await (await fetch(`/-/field?${new URLSearchParams(named)}`)).json();
  const events = new EventSource('/-/events?path=/nv/&served=');
  const hello = await new Promise((resolve) => events.addEventListener('message', resolve));
  events.close();
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-dev-token': JSON.parse(hello.data).token },
    body: JSON.stringify({ ...named, action: 'write', value, seen: editing.seen }),
  };
}

/** Runs in the page: sends an edit; returns what the server says of it. */
async function send([action, edit]) {
  const answer = await fetch(`/-/edits/${action}`, edit);
  return answer.text();
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

function summary(times, name) {
  const values = times.map((time) => time[name]);
  return `${median(values).toFixed(0)} / ${Math.max(...values).toFixed(0)}`;
}

function row(...cells) {
  const padded = cells.map((cell) => cell.padEnd(20)).join('');
  return `${padded.trimEnd()}\n`;
}
