// Checks every page of the output by the Nu HTML checker, in one run of Java: `npm run check:html`.
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installByApt } from './apt.js';
import { obtainPackage } from './npm-package.js';
import { buildInto } from './preview.js';
import { readPages } from './sample-pages.js';

/**
 * For a run of seconds the second compiler and the parallel collector cost more than they save: 12
 * s of CPU time in place of 27. What the first compiler makes needs more stack.
 */
const forShortRuns = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss2m'];

const checker = obtainPackage('vnu-jar', '26.9.27');
if (!obtainJava() || checker === undefined) {
  process.stderr.write(
    'The HTML check needs Java and the npm package vnu-jar, and one of them could not be had.\n' +
      'Install Java (Debian: default-jre-headless) and run it again.\n',
  );
  process.exit(1);
}
const out = await buildInto('html-check');
const files = readPages(out).map(({ edition, url }) =>
  join(out, edition, url.endsWith('/') ? `${url}index.html` : url),
);
const problems = check(files);
for (const { url, lastLine, lastColumn, message } of problems) {
  const file = relative(out, fileURLToPath(url));
  process.stdout.write(`${file}:${lastLine}:${lastColumn}: ${message}\n`);
}
process.stdout.write(`${files.length} pages, ${problems.length} errors and warnings\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Errors and warnings; informational messages are left out. */
function check(paths) {
  const jar = join(checker, 'build/dist/vnu.jar');
  const args = [...forShortRuns, '-jar', jar, '--format', 'json', '--stdout', ...paths];
  const stdio = ['ignore', 'pipe', 'inherit'];
  // It ends with another code than 0 where it finds something.
  const { stdout } = spawnSync('java', args, { encoding: 'utf8', stdio, maxBuffer: Infinity });
  return JSON.parse(stdout).messages.filter(
    ({ type, subType }) => type !== 'info' || subType === 'warning',
  );
}

/** Whether Java is there; installed where it is missing and apt works. */
function obtainJava() {
  return hasJava() || (installByApt('default-jre-headless') && hasJava());
}

function hasJava() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
