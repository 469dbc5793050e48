import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** This program's folder; templates and options are its own, whatever project is compiled. */
export const programRoot = fileURLToPath(new URL('../..', import.meta.url));

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/** Where the bundles of this program are (tools/program.js); its sources run only in tests, with the latest bundles. */
export const bundleFolder = ownFolder.startsWith(`${programRoot}.build`)
  ? ownFolder
  : `${programRoot}.build/cli/`;

const packedFolder = `${bundleFolder}runtime/`;

/**
 * What is made with this program (tools/program.js): the bundles of the runtime for both engines, and the shapes of the states.
 * A package has it beside its bundles.
 */
export const madeFolder = existsSync(packedFolder) ? packedFolder : `${programRoot}.build/runtime/`;
