#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { load, programFolder } from './load.js';

if (existsSync(`${programFolder}main.cjs`)) load('main.cjs');
else {
  process.stderr.write('career-site is not built yet. Run `npm ci` in its folder first.\n');
  process.exitCode = 3;
}
