// Finds a browser for the tests, or gets one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './apt.js';

const names = ['chromium', 'google-chrome', 'chromium-browser', 'google-chrome-stable'];

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
 * Path of a browser, installed when none is there: Debian's package where apt works, else Playwright's own.
 * Undefined when neither can be had.
 */
export async function obtainBrowser() {
  const found = findBrowser() ?? (await findPlaywrightBrowser());
  if (found !== undefined || isNamedInVain()) return found;
  if (installByApt('chromium')) return findBrowser();
  run('npx', ['playwright-core', 'install', 'chromium']);
  return findPlaywrightBrowser();
}

/** A person who names a browser that is not there must hear of it, not get another. */
function isNamedInVain() {
  return (process.env.CHROME_PATH ?? '') !== '';
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** Whether it worked; what it says goes to stderr, so that stdout keeps to the tests. */
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
