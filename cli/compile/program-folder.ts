import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This program's folder; templates and options are its own, whatever project is compiled. */
export const programRoot = fileURLToPath(new URL('../..', import.meta.url));

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/** The bundles of this program (tools/program.js); only tests run its sources. */
export const bundleFolder = ownFolder.startsWith(`${programRoot}.build`)
  ? ownFolder
  : `${programRoot}.build/cli/`;

const packedFolder = `${bundleFolder}runtime/`;

/** What is made with the program (tools/program.js); a package has it beside its bundles. */
export const madeFolder = existsSync(packedFolder) ? packedFolder : `${programRoot}.build/runtime/`;

/** What says which program this is: when it was made, and of what. */
export function programStamp(): string {
  return readFileSync(`${bundleFolder}sources.json`, 'utf8');
}

/** The versions of the packages that an installed program holds in its bundles (tools/pack.js). */
function bundledVersions(): Readonly<Record<string, string>> {
  const path = `${bundleFolder}packages.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The version of a package. Not every package exports its `package.json`, so it is looked for. */
export function packageVersion(name: string): string {
  const bundled = bundledVersions()[name];
  if (bundled !== undefined) return bundled;
  const path = manifestPath(name);
  if (path === undefined) {
    const error = new Error(`Cannot find package '${name}'`);
    throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
  }
  const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}

/** Whether a package is there that this program does without. */
export function isInstalled(name: string): boolean {
  return manifestPath(name) !== undefined;
}

function manifestPath(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
}
