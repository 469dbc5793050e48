// Finds the shells whose completion is tested, or gets them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './apt.js';

const shells = ['zsh', 'fish'];

/** Installs what is missing, where apt can; returns whether all are there now. */
export function obtainShells() {
  const missing = shells.filter((name) => !isInstalled(name));
  if (missing.length > 0) installByApt(...missing);
  return shells.every(isInstalled);
}

function isInstalled(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, name)));
}
