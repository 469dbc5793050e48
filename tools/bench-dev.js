// How long an edit takes from the write of its file to the open page, in `dev` and in the watchers of Hugo, Eleventy and
// Astro on sites of as many pages: `npm run bench:dev`. A number after it is how many edits of each kind are made (20), words after that
// name the programs to try alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { kinds, timeEdits } from './bench-dev/edits.js';
import { astro, eleventy, hugo, pageCount } from './bench-dev/other-sites.js';
import { careerSite } from './bench-dev/own-site.js';
import { openPage } from './bench-dev/open-page.js';
import { serve } from './bench-dev/serve.js';
import { obtainBrowser } from './browser.js';

const [, , number = '20', ...names] = process.argv;
const count = Number(number);
const sites = [careerSite, hugo, eleventy, astro].filter(
  ({ name }) => names.length === 0 || names.includes(name),
);
const executablePath = await obtainBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const [load] = loadavg();
const rows = [];
try {
  for (const site of sites) rows.push(...(await measure(site)));
} finally {
  await browser.close();
}
process.stdout.write(report(rows));

/** The rows of a site: from write to page, and its own work where the program prints it. */
async function measure(site) {
  process.stderr.write(`${site.name}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'career-site-bench-'));
  let running;
  try {
    running = await serve(site, folder);
    const cells = {};
    const work = {};
    for (const kind of kinds) {
      const times = await timeKind(running, site, kind, folder);
      cells[kind] = times instanceof Error ? 'not shown' : summary(times.map(({ shown }) => shown));
      work[kind] = times instanceof Error ? '' : summary(times.map((time) => time.own));
      if (times instanceof Error) process.stderr.write(`${kind}: ${times.message}\n`);
    }
    const rest = site.ownWork === undefined ? [] : [{ name: 'own work in it', cells: work }];
    return [{ name: site.name, cells }, ...rest];
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return [
      { name: site.name, cells: Object.fromEntries(kinds.map((kind) => [kind, 'cannot run'])) },
    ];
  } finally {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeKind(running, site, kind, folder) {
  const edit = site.edits[kind];
  let page;
  try {
    page = await openPage(browser, new URL(edit.path, running.address).href, site);
    return await timeEdits({ page, folder, edit, count, running });
  } catch (error) {
    return error;
  } finally {
    await page?.close();
  }
}

function summary(times) {
  if (times.some((time) => time === undefined)) return '?';
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return `${median.toFixed(0)} / ${sorted.at(-1).toFixed(0)}`;
}

function report(table) {
  const line = (cells) =>
    `${cells
      .map((cell) => cell.padEnd(16))
      .join('')
      .trimEnd()}\n`;
  return [
    `Milliseconds, median / worst of ${count} edits, ${pageCount} pages; load ${load.toFixed(1)} at the start\n`,
    line(['', ...kinds]),
    ...table.map(({ name, cells }) => line([name, ...kinds.map((kind) => cells[kind])])),
  ].join('');
}
