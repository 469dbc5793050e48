// Gets the generators that ours is measured beside, and writes sites for them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installByApt } from '../apt.js';
import { obtainPackage } from '../npm-package.js';

/** The version of Hugo, which is installed where it is missing. Throws where it can't be had. */
export function obtainHugo() {
  const version = hugoVersion() ?? (installByApt('hugo') ? hugoVersion() : undefined);
  if (version === undefined) throw new Error('There is no Hugo.');
  return version;
}

function hugoVersion() {
  return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

/** Gets a package for a site in a folder, and returns the path of its program. Throws where it can't be had. */
export function obtainProgram({ name, version, file }, folder) {
  const found = obtainPackage(name, version);
  if (found === undefined) throw new Error(`There is no ${name} ${version}.`);
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(found, ...name.split('/').map(() => '..')), join(folder, 'node_modules'));
  return join(found, file);
}

export const eleventyPackage = { name: '@11ty/eleventy', version: '3.1.2', file: 'cmd.cjs' };
export const astroPackage = { name: 'astro', version: '5.14.1', file: 'astro.js' };

export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
