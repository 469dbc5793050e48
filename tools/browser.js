// Finds a browser for the tests, or gets one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './apt.js';

/** Programs of Chromium, the best first: the shell has the same engine without windows, and takes a third less CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'chromium-browser',
  'google-chrome-stable',
];

/** Debian's packages of Chromium; some releases have only the second. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Vitest calls this before the browser tests; their workers inherit the variable. */
export function setup() {
  const browser = findBrowser();
  if (browser !== undefined) process.env.CHROME_PATH = browser;
}

/** Path of a browser that is there already: CHROME_PATH, else one on the PATH, else Playwright's own. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') return isExecutable(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable);
}

/**
 * Path of a browser, installed if missing: Debian's package where apt works, else Playwright's own.
 * Undefined when neither can be had.
 */
export async function obtainBrowser() {
  const found = findBrowser() ?? (await findPlaywrightBrowser());
  if (found !== undefined || isNamedInVain()) return found;
  if (packages.some((name) => installByApt(name))) return findBrowser();
  run('npx', ['playwright-core', 'install', 'chromium']);
  return findPlaywrightBrowser();
}

/** Whoever names a browser that does not exist must get an error, not another browser. */
function isNamedInVain() {
  return (process.env.CHROME_PATH ?? '') !== '';
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** Returns whether it worked; its output goes to stderr, so that stdout holds the test results alone. */
function run(command, args) {
  process.stderr.write(`Getting a browser: ${[command, ...args].join(' ')}\n`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return status === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
