// How a site grows: what it takes to build, check and verify 52, 520, 2,000 and 5,000 regions.
// `npm run bench:scale` writes the table into docs/performance.md; numbers after it are other
// counts of regions, whose table is printed alone. More regions than there are codes of two letters
// take a copy of the program, which allows three.
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch } from './bench/measure.js';
import { writeProject } from './bench/project.js';
import { layOut, machine, writeScale } from './bench/report.js';
import { root } from './steps.js';

const [, , ...asked] = process.argv;
const counts = asked.length === 0 ? [52, 520, 2000, 5000] : asked.map(Number);
const heading = [
  'regions',
  'pages',
  'files',
  'MB',
  ...['first build', 'build', 'check', 'verify'].flatMap((name) => [`${name}, CPU s`, 'MiB']),
];

const folder = mkdtempSync(join(tmpdir(), 'career-site-scale-'));
try {
  const program = copyProgram(join(folder, 'program'));
  const rows = [];
  for (const count of counts) {
    rows.push(await measure(program, count));
    process.stdout.write(`${rows.at(-1).join(' ')}\n`);
  }
  const text = `${machine()}.\n\n${layOut([heading, ...rows])}`;
  if (asked.length === 0) writeScale(text);
  else process.stdout.write(text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The program with codes of two letters or three. */
function copyProgram(copy) {
  const left = ['.build', '.git', 'dist', 'generated', 'node_modules', 'test'];
  for (const name of readdirSync(root).filter((each) => !left.includes(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'cli/compile/schema/formats/checks.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('/^[A-Z]{2}$/', '/^[A-Z]{2,3}$/');
  if (changed === text) throw new Error(`${file} has no rule of two letters.`);
  writeFileSync(file, changed);
  return join(copy, 'cli/bin.js');
}

/** A row: what the site comes to, then the CPU time and the peak memory of each command. */
async function measure(program, count) {
  const project = join(folder, `regions-${count}`);
  writeProject(project, count);
  dropBudgets(join(project, 'regions.yaml'));
  const runs = [];
  for (const args of [['build'], ['build'], ['check'], ['verify', 'dist']]) {
    process.stderr.write(`${count} regions: ${args.join(' ')}\n`);
    const command = [process.execPath, program, ...args];
    runs.push(await watch({ command, folder: project }));
  }
  const { files, table: urls } = JSON.parse(
    readFileSync(join(project, 'dist/manifest.json'), 'utf8'),
  );
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  rmSync(project, { recursive: true });
  return [
    ...[count, urls.pages.length, files.length, bytes / 1e6].map(printCount),
    ...runs.flatMap(({ cpu, peak }) => [cpu.toFixed(1), printCount(peak)]),
  ];
}

/** Pages that list thousands of regions are larger than a site allows its pages to be. */
function dropBudgets(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^ {2}budgets:\n(?: {4}.*\n)+/m, ''));
}

function printCount(value) {
  return Math.round(value).toLocaleString('en');
}
