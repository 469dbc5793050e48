// Takes a picture of every kind of page as the public sees it, at three widths, light and dark,
// into .build/screenshots/, with one HTML page that shows them all: `npm run screenshots`. Two more
// pages are of a preview. Words after it name the kinds to take alone.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { obtainBrowser } from './browser.js';
import { buildInto, servePreview } from './preview.js';
import { samplePages } from './sample-pages.js';
import { settle } from './settle.js';
import { root } from './steps.js';

const folder = `${root}.build/screenshots/`;
const widths = [360, 768, 1280];
const schemes = ['light', 'dark'];

const executablePath = await obtainBrowser();
if (executablePath === undefined) {
  process.stderr.write('Screenshots need Chromium or Chrome; set CHROME_PATH to one.\n');
  process.exit(1);
}
const sites = [
  await open('screenshots-site', '--env', 'production'),
  await open('screenshots-preview', '--state', 'nv', '--library'),
];
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const pages = selected([...publicPages(sites[0]), ...previewPages(sites[1])]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const queue = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
  const takers = Array.from({ length: 2 }, async () => {
    for (let view = queue.shift(); view !== undefined; view = queue.shift())
      await take(pages, view);
  });
  await Promise.all(takers);
  writeFileSync(`${folder}index.html`, contactSheet(pages));
  process.stdout.write(`${pages.length * widths.length * schemes.length} pictures: `);
  process.stdout.write(`${folder}index.html\n`);
} finally {
  await browser.close();
  for (const { preview } of sites) preview.stop();
}

async function open(name, ...options) {
  const out = await buildInto(name, ...options);
  return { out, preview: await servePreview(out) };
}

function publicPages({ out, preview }) {
  return samplePages(out).map((page) => ({ ...page, address: addressOf(page, preview) }));
}

function previewPages({ out, preview }) {
  return samplePages(out)
    .filter(({ name }) => ['landing', 'library-quote'].includes(name))
    .map((page) => ({
      ...page,
      name: `preview-${page.name}`,
      address: addressOf(page, preview),
    }));
}

function addressOf({ url, edition }, preview) {
  return new URL(url, preview[edition]).href;
}

function selected(pages) {
  const names = process.argv.slice(2);
  return names.length === 0 ? pages : pages.filter(({ name }) => names.includes(name));
}

async function take(pages, { width, scheme }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  for (const page of pages) {
    await tab.goto(page.address);
    await settle(tab);
    await tab.waitForLoadState('networkidle');
    await tab.screenshot({ path: folder + fileOf(page, width, scheme), fullPage: true });
  }
  await context.close();
}

function fileOf({ name }, width, scheme) {
  return `${name}-${width}-${scheme}.png`;
}

function contactSheet(pages) {
  const rows = pages.map(
    (page) =>
      `<section><h2>${page.name} <small>${page.url}</small></h2>${pictures(page)}</section>`,
  );
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Every kind of page</title>
<style>
  body { margin: 2rem; background: #777; color: #fff; font-family: sans-serif; }
  div { display: flex; gap: 1rem; align-items: flex-start; }
  img { border: 1px solid #000; }
  small { font-weight: normal; }
</style>
<h1>Every kind of page</h1>
${rows.join('\n')}
`;
}

function pictures(page) {
  const images = widths.flatMap((width) =>
    schemes.map((scheme) => {
      const file = fileOf(page, width, scheme);
      return `<a href="${file}"><img src="${file}" width="${width / 4}" alt="${width} px, ${scheme}" loading="lazy"></a>`;
    }),
  );
  return `<div>${images.join('')}</div>`;
}
