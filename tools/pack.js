// Bundles the program into the folder that a package carries it in: `npm pack`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram, makeRuntime } from './program.js';

const folder = fileURLToPath(new URL('../.build/package', import.meta.url));
rmSync(folder, { recursive: true, force: true });
await bundleProgram(folder);
await makeRuntime(folder, join(folder, 'runtime'));
