// Finds a browser for the tests, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../cli/diff/screenshots/find-browser.js';
import { installByApt } from './apt.js';

/** Debian's packages of Chromium; some releases have only the second. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Vitest calls this before the browser tests; their workers inherit the variable. */
export function setup() {
  const browser = findBrowser(process.env);
  if (browser !== undefined) process.env.CHROME_PATH = browser;
}

/**
 * Path of a browser, installed if missing: Debian's package where apt works, else Playwright's own.
 * Undefined when neither works.
 */
export async function obtainBrowser() {
  const found = findBrowser(process.env) ?? (await findPlaywrightBrowser());
  if (found !== undefined || isNamedInVain()) return found;
  if (packages.some((name) => installByApt(name))) return findBrowser(process.env);
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
  return existsSync(path) ? path : undefined;
}

/** Returns whether it worked; its output goes to stderr, so that stdout holds the test results alone. */
function run(command, args) {
  process.stderr.write(`Getting a browser: ${[command, ...args].join(' ')}\n`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return status === 0;
}
