// Lighthouse's four scores, as on a phone, of every kind of page of a production build:
// `npm run lighthouse`. Words after it name the kinds to look at alone. Ends with 1 when a score is
// below 100.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainBrowser } from './browser.js';
import { obtainPackage } from './npm-package.js';
import { obtainNode } from './npm-programs.js';
import { buildInto, servePreview } from './preview.js';
import { samplePages } from './sample-pages.js';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const version = '13.5.0';

/** The oldest line of Node that all of it runs on. */
const nodeMajor = 24;

/**
 * A busy machine makes a page slower and never faster, so the best of several runs is the page's
 * score.
 */
const mostRuns = 3;

const browser = await obtainBrowser();
const node = obtainNode(nodeMajor);
const lighthouse = obtainPackage('lighthouse', version);
if (browser === undefined || node === undefined || lighthouse === undefined) {
  process.stderr.write('Lighthouse needs Chromium and the npm packages lighthouse and node.\n');
  process.exit(1);
}
const out = await buildInto('lighthouse-site', '--env', 'production');
const preview = await servePreview(out);
let isFine = true;
try {
  printRow('', ['performance', 'accessible', 'practices', 'seo']);
  for (const page of selected(samplePages(out))) {
    const { scores, reasons } = best(page);
    printRow(page.name, scores);
    for (const reason of reasons) process.stdout.write(`  ${reason}\n`);
    if (scores.some((score) => score < 100)) isFine = false;
  }
} finally {
  preview.stop();
}
process.exitCode = isFine ? 0 : 1;

function selected(pages) {
  const names = process.argv.slice(2);
  return names.length === 0 ? pages : pages.filter(({ name }) => names.includes(name));
}

function printRow(name, cells) {
  process.stdout.write(
    `${name.padEnd(30)}${cells.map((cell) => String(cell).padStart(13)).join('')}\n`,
  );
}

function best(page) {
  let result = run(page);
  for (let runs = 1; runs < mostRuns && total(result) < 400; runs += 1) {
    const another = run(page);
    if (total(another) > total(result)) result = another;
  }
  return result;
}

function total({ scores }) {
  return scores.reduce((sum, score) => sum + score, 0);
}

/** Scores of 0 to 100, and the audits that lowered them. */
function run(page) {
  const url = new URL(page.url, preview[page.edition]).href;
  const report = audit(url, isHidden(page) ? ['--skip-audits=is-crawlable'] : []);
  if (report === undefined) return { scores: [0, 0, 0, 0], reasons: ['Lighthouse failed'] };
  const scores = categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100));
  const audits = categories.flatMap((name) => report.categories[name].auditRefs);
  const reasons = audits
    .filter(({ weight, id }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${report.audits[id].displayValue ?? report.audits[id].title}`);
  return { scores, reasons: [...new Set(reasons)] };
}

/** Confirmation pages keep search engines away, which must not lower their score. */
function isHidden({ edition, url }) {
  const file = join(out, edition, url.endsWith('/') ? `${url}index.html` : url);
  return (
    existsSync(file) && /<meta name="robots" content="noindex/.test(readFileSync(file, 'utf8'))
  );
}

/** Lighthouse's report; undefined when it failed, which it does now and then on a busy machine. */
function audit(url, options) {
  const args = [
    join(lighthouse, 'cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...options,
  ];
  const { status, stdout } = spawnSync(node, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: Infinity,
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}
