#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../.build/cli/main.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  process.stderr.write('career-site is not built yet. Run `npm ci` in its folder first.\n');
  process.exitCode = 3;
}
