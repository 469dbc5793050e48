// Makes the program, and has it make generated/: runs on `npm ci` and before `npm start`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bringUpToDate } from './program.js';

const root = fileURLToPath(new URL('..', import.meta.url));

await bringUpToDate();

// What is wrong in the YAML is for `validate` to report, and keeps nobody from installing.
spawnSync(process.execPath, [`${root}cli/bin.js`, 'generate', '--root', root], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
