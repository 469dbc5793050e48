// Runs the program, and keeps the code that V8 has made by then of each bundle: node tools/compile.js build …
import { writeFileSync } from 'node:fs';
import { load, loaded, programFolder } from '../cli/load.js';

process.once('exit', () => {
  for (const [name, { script }] of loaded) {
    writeFileSync(`${programFolder}${name}.code`, script.createCachedData());
  }
});
load('main.cjs');
