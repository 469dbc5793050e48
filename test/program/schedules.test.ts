import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

interface Listed {
  readonly at: string;
  readonly pages: readonly string[];
}

const list = (form: string, ...starts: readonly string[]) =>
  starts
    .map(
      (start, index) =>
        `\n        - { webinarSignupForm: ${form}, startsAt: ${start}, slug: lesson-${String(index)}, webinarDetails: '{{webinarDate}}: a lesson.' }`,
    )
    .join('');

/** On both days on which the clocks are set, one right after another, out of order. */
const nevada = list('webinar-nv', '2027-11-07 10:00', '2027-03-14 15:30', '2027-03-14 16:30');
const oklahoma = list('webinar-ok', '2027-03-14 17:30', '2027-06-10 11:30');

async function openSchedules(): Promise<string> {
  const root = await openSmallProject();
  const yaml = join(root, 'regions.yaml');
  const typed = readFileSync(yaml, 'utf8');
  const added = [
    ['    name: Nevada', nevada],
    ['    name: Oklahoma', oklahoma],
  ].reduce(
    (text, [name = '', webinars = '']) =>
      text.replace(name, `${name}\n    webinar:\n      upcoming:${webinars}`),
    typed,
  );
  const pacific = /^( +)America\/Los_Angeles: .*\n/m;
  writeFileSync(yaml, added.replace(pacific, '$&$1America/Chicago: Central Time\n'));
  return root;
}

/** Calendars keep the file of a webinar that was built last, by these (docs/product.md O2). */
const stamps = /^(?:DTSTAMP|SEQUENCE):.*$/gm;

/** The record states the instant; the sitemap lists a page while it has no other address. */
const listsOfBuild = ['manifest.json', 'main/sitemap.xml'];

/** The files of a build at an instant, without these lists and the stamps of calendar files. */
async function buildAt(root: string, at: string): Promise<ReadonlyMap<string, string>> {
  const out = join(temporaryFolder(), 'out');
  const args = ['build', '--root', root, '--out', out, '--at', at, '--env', 'production'];
  const run = await runCommand(args);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  const files = [...readTree(out)].filter(([path]) => !listsOfBuild.includes(path));
  return new Map(
    files.map(([path, contents]) => {
      const text = contents.toString('latin1');
      return [path, path.endsWith('.ics') ? text.replaceAll(stamps, '') : text];
    }),
  );
}

function differing(old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>) {
  const paths = new Set([...old.keys(), ...next.keys()]);
  return [...paths].filter((path) => old.get(path) !== next.get(path)).sort();
}

/** As the agenda names pages. */
function pathOf(page: string): string {
  const [, url = '', library] = /^(\S+)( \(library\))?$/.exec(page) ?? [];
  const folder = library === undefined ? 'main' : 'library';
  return folder + (url.endsWith('/') ? `${url}index.html` : url);
}

test('builds on either side of each instant of two lists differ as the agenda says, and in no page between', async () => {
  const root = await openSchedules();
  const args = ['--root', root, '--at', '2027-01-01', '--days', '400', '--format', 'json'];
  const agenda = await runCommand(['agenda', ...args]);
  expect(agenda, agenda.stderr).toMatchObject({ exitCode: 0 });
  const changes: readonly Listed[] = JSON.parse(agenda.stdout).changes;
  expect(changes.length).toBe(8);
  let earlier = await buildAt(root, '2027-01-01');
  for (const { at, pages } of changes) {
    const before = new Date(Date.parse(at) - 1000).toISOString().replace('.000Z', 'Z');
    const [old, next] = [await buildAt(root, before), await buildAt(root, at)];
    expect(differing(earlier, old), `before ${at}`).toEqual([]);
    expect(differing(old, next), at).toEqual(pages.map(pathOf).sort());
    earlier = next;
  }
}, 240_000);
