import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../built-site.ts';
import type { Run } from './career-site.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

interface Listed {
  readonly at: string;
  readonly causes: readonly { what: string; regions: readonly string[]; at: string }[];
}

/** Nevada holds a webinar at 2026-12-30T23:30Z, of 45 minutes. */
const webinar = `    name: Nevada
    webinar:
      upcoming:
        webinarSignupForm: webinar-nv
        title: A first lesson
        startsAt: 2026-12-30 15:30
        durationMinutes: 45
        webinarDetails: '{{webinarDate}}: a first lesson.'`;

const security = `  security: { contact: 'mailto:safe@school.example', expires: 2027-06-01 }\n`;

async function agenda(root: string, ...options: readonly string[]): Promise<Run> {
  return runCommand(['agenda', '--root', root, '--at', '2026-12-01', ...options]);
}

let root: string;
let changes: readonly Listed[];

beforeAll(async () => {
  const change = {
    'regions.yaml': (text: string) =>
      text.replace('    name: Nevada', webinar).replace('\nsite:\n', `\nsite:\n${security}`),
  };
  root = (await buildSite({ options: ['--state', 'nv'], small: true, change })).project;
  changes = JSON.parse((await agenda(root, '--format', 'json')).stdout).changes;
});

test('each instant at which time changes the site is listed, with its line', () => {
  const listed = changes.map(({ at, causes }) => [at, ...causes.map(({ what }) => what)]);
  expect(listed).toEqual([
    ['2026-12-30T23:30:00Z', 'webinar-begins'],
    ['2026-12-31T00:15:00Z', 'webinar-ends'],
    ['2027-01-01T00:00:00Z', 'year-begins'],
  ]);
  const [begins] = changes.flatMap(({ causes }) => causes);
  expect(begins?.regions).toEqual(['nevada']);
  expect(begins?.at).toMatch(/^regions\.yaml:\d+:19$/);
});

test('an hour is told as the clocks of the region show it, beside UTC', async () => {
  const { stdout } = await agenda(root);
  expect(stdout).toMatch(
    /^2026-12-30T23:30:00Z\n.* Nevada: a webinar begins, “A first lesson” \(Wednesday, December 30, 2026, 3:30 p\.m\. Pacific Time\)$/m,
  );
  expect(stdout).toContain('4:15 p.m. Pacific Time)');
});

test('an entry of a calendar says whose webinar it is, and which', async () => {
  const { stdout } = await agenda(root, '--format', 'ics');
  const unfolded = stdout.replaceAll('\r\n\t', '');
  expect(unfolded).toContain('SUMMARY:Nevada: a webinar begins\\, “A first lesson”');
});

test('that security.txt runs out is told, and changes no page', async () => {
  const { stdout } = await agenda(root, '--days', '200', '--format', 'json');
  const all: readonly (Listed & { pages: readonly string[] })[] = JSON.parse(stdout).changes;
  const expiry = all.find(({ causes }) => causes.some(({ what }) => what === 'security-expires'));
  expect(expiry).toMatchObject({ at: '2027-06-01T00:00:00Z', pages: [] });
});

/** The output of a build at an instant. */
async function buildAt(at: string): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  const args = ['build', '--root', root, '--out', out, '--at', at, '--env', 'production'];
  const run = await runCommand(args);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  return out;
}

function readRecord(out: string) {
  return JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
}

test.each([
  ['2026-12-31T00:00Z', '2026-12-31T00:15:00Z', false],
  ['2025-12-31T00:00Z', '2026-01-01T00:00:00Z', true],
])('a build at %s holds until %s: that it is past is warned of: %s', async (at, until, isPast) => {
  const out = await buildAt(at);
  expect(readRecord(out).validUntil).toBe(until);
  const checked = await runCommand(['check', '--out', out, '--format', 'json']);
  const verified = await runCommand(['verify', out, '--format', 'json']);
  expect(checked.stdout.includes('output-outdated')).toBe(isPast);
  expect(verified.stdout.includes('output-outdated')).toBe(isPast);
});

test.each([
  ['pretty', 'regions.yaml:'],
  ['cron', '30 23 30 12 *\n15 0 31 12 *\n0 0 1 1 *'],
  ['ics', 'DTSTART:20261230T233000Z'],
])('as %s it is printed so that others can read it', async (format, part) => {
  const run = await agenda(root, '--format', format);
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toContain(part);
});

test('where time changes nothing, it says so', async () => {
  const run = await agenda(root, '--days', '20');
  expect(run.stdout).toContain('Time changes nothing until 2026-12-21T00:00:00Z.');
});

test('a project with an error has no agenda', async () => {
  const broken = await openSmallProject();
  writeFileSync(join(broken, 'regions.yaml'), 'version: 1\n');
  expect((await agenda(broken)).exitCode).toBe(1);
});
