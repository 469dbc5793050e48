// Finds a browser for the tests, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../cli/author/diff/screenshots/find-browser.js';
import { installByApt } from './apt.js';

/** Debian's package of the browser that takes the least CPU time; some releases do not have it. */
const shell = 'chromium-headless-shell';

/** Vitest calls this before the browser tests; their workers inherit the variable. */
export async function setup() {
  const browser = await findAnyBrowser();
  if (browser !== undefined) process.env.CHROME_PATH = browser;
}

/**
 * Path of the browser that is named, else of the shell, installed where apt has it, else of any
 * other that is there or can be had. Undefined when there is none.
 */
export async function obtainBrowser() {
  const found = await findAnyBrowser();
  if (isNamed() || found?.endsWith(shell) || installByApt(shell)) return findBrowser(process.env);
  if (found !== undefined) return found;
  if (!installByApt('chromium')) run('npx', ['playwright-core', 'install', 'chromium']);
  return findAnyBrowser();
}

/** Whoever names a browser that does not exist must get an error, not another browser. */
function isNamed() {
  return (process.env.CHROME_PATH ?? '') !== '';
}

async function findAnyBrowser() {
  const found = findBrowser(process.env);
  if (found !== undefined || isNamed()) return found;
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Its output goes to stderr, so that stdout holds the test results alone. */
function run(command, args) {
  process.stderr.write(`Getting a browser: ${[command, ...args].join(' ')}\n`);
  spawnSync(command, args, { stdio: ['ignore', 2, 2] });
}
