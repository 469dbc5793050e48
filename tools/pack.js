// Bundles the program into the folder that a package carries it in: `npm pack`.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleProgram, makeRuntime } from './program.js';

const folder = fileURLToPath(new URL('../.build/package', import.meta.url));
const runtime = fileURLToPath(new URL('../.build/runtime', import.meta.url));

// npm packs no link, which the second is in a checkout.
for (const path of [folder, runtime]) rmSync(path, { recursive: true, force: true });
await bundleProgram(folder);
await makeRuntime(folder, runtime);
