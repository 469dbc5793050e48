#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../.build/cli/main.cjs', import.meta.url));

if (existsSync(program)) {
  process.setSourceMapsEnabled(true);
  // Node 22.1 and later; it takes the compiling out of every start but the first.
  module.enableCompileCache?.(fileURLToPath(new URL('../.build/compile-cache', import.meta.url)));
  createRequire(program)(program);
} else {
  process.stderr.write('career-site is not built yet. Run `npm ci` in its folder first.\n');
  process.exitCode = 3;
}
