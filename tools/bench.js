// How long whole commands take, and how much memory: of this project, of one with ten times as many
// regions, and of Hugo, Eleventy and Astro with as many pages of the same text. `npm run bench`
// writes docs/performance.md and its picture. A number after it is how many rounds are timed (7), a
// third of them of the large project; words after that name the commands to try alone, or one of
// the sizes (own, tenfold), and nothing is written.
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { time, watch } from './bench/measure.js';
import { peers } from './bench/peers.js';
import { tenfold, writeProject } from './bench/project.js';
import { printTable, writeReport } from './bench/report.js';
import { readSite } from './bench/site-texts.js';
import { root } from './steps.js';

const [, , number = '7', ...words] = process.argv;

/** Rounds for each size: of measuring time, and of watching memory. */
const roundsOf = {
  own: { timed: Number(number), watched: 3 },
  tenfold: { timed: Math.ceil(Number(number) / 3), watched: 1 },
};

/** Where a project keeps what it checked and drew. */
const kept = '.career-site';

const sizes = Object.keys(roundsOf);
const names = words.filter((word) => !sizes.includes(word));
const askedSizes = sizes.filter((size) => words.includes(size));
const folder = mkdtempSync(join(tmpdir(), 'career-site-bench-'));
try {
  const rows = [];
  for (const size of askedSizes.length === 0 ? sizes : askedSizes) {
    rows.push(...(await measure(await listRuns(size), roundsOf[size])));
  }
  process.stdout.write(printTable(rows));
  if (words.length === 0) writeReport(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What is run on the project of a size. Its first build draws what later ones take from the cache,
 * and gives the pages.
 */
async function listRuns(size) {
  const project = join(folder, size);
  const count = size === 'tenfold' ? tenfold : undefined;
  writeProject(project, count);
  const program = (...args) => ({
    name: args.join(' '),
    size,
    folder: project,
    command: [process.execPath, join(root, 'cli/bin.js'), ...args],
    output: 'dist',
  });
  const build = program('build');
  await time(build);
  writeProject(apart(project), count);
  cpSync(join(project, kept), join(apart(project), kept), { recursive: true });
  const own = [build, checkedAnew(build), program('build', '--no-cache')];
  if (size === 'own') {
    const floor = { ...program('node'), name: 'node -e 0', command: [process.execPath, '-e', '0'] };
    const [oneState, validate] = [program('build', '--state', 'nv'), program('validate')];
    own.push(oneState, checkedAnew(oneState), validate, checkedAnew(validate), floor);
  }
  return [...own, ...listPeers(size, readSite(join(project, 'dist')))].filter(isAsked);
}

/** A copy of a project, so that what is forgotten there is known to the other commands. */
function apart(project) {
  return `${project}-apart`;
}

/** As after an edit of the YAML: the check of it is not known. */
function checkedAnew(run) {
  const project = apart(run.folder);
  const forget = join(project, kept, 'cache/check');
  return { ...run, folder: project, name: `${run.name}, checked anew`, forget };
}

function listPeers(size, site) {
  const asked = Object.entries(peers).filter(([name]) => isAsked({ name }));
  return asked.flatMap(([name, write]) => {
    const place = join(folder, `${size}-${name}`);
    try {
      return [{ size, folder: place, ...write(place, site) }];
    } catch (error) {
      process.stderr.write(`${error.message} It is left out.\n`);
      return [];
    }
  });
}

function isAsked({ name }) {
  return names.length === 0 || names.some((word) => name.toLowerCase().startsWith(word));
}

/**
 * Each round runs every command once, and begins with another one. A command that fails is left out
 * with a word.
 */
async function measure(runs, { timed, watched }) {
  const rows = runs.map((run) => ({ ...run, times: [], memory: [] }));
  for (let round = -1; round < timed + watched; round += 1) {
    for (const at of rows.keys()) {
      const row = rows[(at + Math.max(round, 0)) % rows.length];
      if (row.failure !== undefined) continue;
      process.stderr.write(`${row.size}, round ${round + 1}: ${row.name}\n`);
      moveAway(join(row.folder, row.output));
      if (row.forget !== undefined) rmSync(row.forget, { force: true });
      try {
        if (round < timed) row.times.push(await time(row));
        else row.memory.push((await watch(row)).peak);
      } catch (failure) {
        row.failure = failure.message;
        process.stderr.write(`${failure.message}\n`);
      }
      row.pages = countPages(join(row.folder, row.output));
    }
  }
  // The first round is a warm-up.
  return rows
    .filter(({ failure }) => failure === undefined)
    .map((row) => ({ ...row, times: row.times.slice(1) }));
}

/**
 * Not deleted: file systems without a journal, such as Linux's ext4 can be, look through all that
 * was deleted within the last minute for every file that is made.
 */
function moveAway(output) {
  if (existsSync(output)) renameSync(output, join(folder, `moved-${randomUUID()}`));
}

function countPages(output) {
  if (!existsSync(output)) return 0;
  return readdirSync(output, { recursive: true }).filter((name) => name.endsWith('.html')).length;
}
