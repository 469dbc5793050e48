// A plain module, so that tools can load it before the program is bundled.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Programs of Chromium, the best first: the shell has the same engine without windows, and takes a
 * third less CPU time.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'chromium-browser',
  'google-chrome-stable',
];

export function findBrowser(env) {
  const named = env.CHROME_PATH ?? '';
  if (named !== '') return isExecutable(named) ? named : undefined;
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
