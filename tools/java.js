// Finds Java for the HTML checker, or gets it.
import { spawnSync } from 'node:child_process';
import { installByApt } from './apt.js';

/** The program, installed where it is missing and apt works; undefined when it can't be had. */
export function obtainJava() {
  if (runs()) return 'java';
  installByApt('default-jre-headless');
  return runs() ? 'java' : undefined;
}

function runs() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
