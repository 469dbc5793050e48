// What the measurements come to: a table, and a picture of time and memory over pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../steps.js';

const page = join(root, 'docs/performance.md');
const start = '<!-- npm run bench: what follows is written by it -->\n';

/** Writes the table and its picture into docs/. */
export function writeReport(rows) {
  const [words] = readFileSync(page, 'utf8').split(start);
  const text = `${machine()}; ${roundsOf(rows)}.\n\n${printTable(rows)}`;
  writeFileSync(page, `${words}${start}\n${text}`);
  writeFileSync(join(root, 'docs/performance.svg'), draw(rows));
}

/** Writes into docs/performance.md how a site grows. */
export function writeScale(text) {
  const written = readFileSync(page, 'utf8');
  const [, before, after] = scale.exec(written) ?? [];
  if (before === undefined) throw new Error(`${page} has no place for the table.`);
  writeFileSync(page, `${before}\n${text}\n${after}`);
}

const scale = /^([^]*<!-- npm run bench:scale: .*\n)[^]*(<!-- end of bench:scale -->\n[^]*)$/;

/** When and where it was measured. */
export function machine() {
  const cores = `${cpus().length} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cores}`;
}

/** How many rounds were timed of each size. */
function roundsOf(rows) {
  const own = rows.find(({ size }) => size === 'own').times.length;
  const tenfold = rows.find(({ size }) => size === 'tenfold').times.length;
  return `timed rounds: ${own}, and ${tenfold} with ten times the regions`;
}

export function printTable(rows) {
  const find = (row, name) =>
    rows.find((each) => each.size === row.size && each.name.startsWith(name));
  const columns = ['node -e 0', 'build', 'Hugo'];
  const heading = ['command', 'pages', 'seconds', ...columns.map((name) => `× \`${name}\``), 'MiB'];
  const cells = rows.map((row) => [
    `${/^[a-z]/.test(row.name) ? `\`${row.name}\`` : row.name}${row.size === 'own' ? '' : ', ten times the regions'}`,
    row.pages === 0 ? '' : row.pages.toLocaleString('en'),
    (median(row.times) / 1000).toFixed(row.size === 'own' ? 3 : 2),
    ...columns.map((name) => printRatio(row, find(row, name))),
    median(row.memory).toFixed(0),
  ]);
  return layOut([heading, ...cells]);
}

/** Rows as a table of Markdown; all columns but the first are numbers. */
export function layOut([heading, ...rows]) {
  const table = [heading, heading.map((_, at) => (at === 0 ? '---' : '--:')), ...rows];
  const widths = heading.map((_, at) => Math.max(...table.map((line) => line[at].length)));
  return table
    .map((line) => `| ${line.map((cell, at) => pad(cell, widths[at], at)).join(' | ')} |\n`)
    .join('');
}

/** The median of the rounds' own ratios, so that what slows a whole round counts on both sides. */
function printRatio(row, base) {
  if (base === undefined || base === row) return '';
  return median(row.times.map((each, round) => each / base.times[round])).toFixed(2);
}

function pad(cell, width, at) {
  if (/^-+:?$/.test(cell)) return cell.replace(/^-/, '-'.repeat(width - cell.length + 1));
  return at === 0 ? cell.padEnd(width) : cell.padStart(width);
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const panel = { width: 300, height: 220 };

/** Two panels: a line for each program from its few pages to its many. */
function draw(rows) {
  const builds = rows.filter(({ name }) => name === 'build' || /^[A-Z]/.test(name));
  const panels = [
    ['seconds', (row) => median(row.times) / 1000],
    ['MiB of memory', (row) => median(row.memory)],
  ].map(([unit, value], at) => {
    const lines = [...new Set(builds.map(({ name }) => name))].map((name) => ({
      name,
      points: builds.filter((row) => row.name === name).map((row) => [row.pages, value(row)]),
    }));
    return `<g transform="translate(${70 + at * (panel.width + 160)} 50)">${drawPanel(unit, lines)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * (panel.width + 200)} 320" font-family="sans-serif" font-size="12">
<title>Time and memory of builds over their pages</title>
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function drawPanel(unit, lines) {
  const all = lines.flatMap(({ points }) => points);
  const [mostPages, most] = [0, 1].map((axis) => Math.max(...all.map((point) => point[axis])));
  const x = (pages) => ((pages / mostPages) * panel.width).toFixed(1);
  const y = (value) => (panel.height * (1 - value / most)).toFixed(1);
  const drawn = lines.map(({ name, points }, at) => {
    const colour = ['#b3402a', '#24577a', '#4c7a3f', '#7a5a99'][at % 4];
    const path = points.map(([pages, value]) => `${x(pages)},${y(value)}`).join(' ');
    const [pages, value] = points.at(-1);
    const label = `<text x="${Number(x(pages)) + 6}" y="${Number(y(value)) + 4}" fill="${colour}">${name === 'build' ? 'career-site' : name}, ${value.toFixed(value < 100 ? 1 : 0)}</text>`;
    const dots = points.map(
      (point) => `<circle cx="${x(point[0])}" cy="${y(point[1])}" r="3" fill="${colour}"/>`,
    );
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`;
  });
  const frame = `<path d="M0 0V${panel.height}H${panel.width}" fill="none" stroke="#666"/>`;
  const words = `<text x="0" y="-16">${unit}</text><text x="${panel.width}" y="${panel.height + 20}" text-anchor="end">${mostPages.toLocaleString('en')} pages</text>`;
  return [frame, words, ...drawn].join('');
}
