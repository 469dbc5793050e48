import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostLimits } from '../../../cli/compile/site/hosting/limits.ts';
import { number } from '../../../cli/compile/site/hosting/past-limits.ts';
import { runCommand } from '../run-command.ts';
import { openSmallProject } from '../small-project.ts';

/** Makes a copy of the small project grow past a limit. */
type Grow = (root: string) => void;

function range<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const filmsOfManyHosts: Grow = (root) => {
  const recordings = range(12, (index) => {
    const day = `2026-03-${String(index + 10)}`;
    const host = range(3, (part) => `${'v'.repeat(50)}${String(index)}${'abc'.charAt(part)}`);
    const film = `https://${host.join('.')}.example/film.mp4`;
    return `    - { startsAt: ${day}, title: ${day}, description: A film., videoUrl: '${film}' }`;
  });
  const path = join(root, 'regions.yaml');
  const history = `webinarHistory:\n${recordings.join('\n')}`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('webinarHistory: []', history));
};

const largeBrochure: Grow = (root) => {
  const path = join(root, 'assets/brochure.pdf');
  const brochure = readFileSync(path);
  writeFileSync(path, Buffer.concat([brochure, Buffer.alloc(25 * 2 ** 20), brochure]));
};

const manyGone: Grow = (root) => {
  const path = join(root, 'regions.yaml');
  const gone = range(10_001, (index) => `/nv/old-${index}/`);
  const lines = `site:\n  gone: [${gone.join()}]\n`;
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^site:\n/m, lines));
};

/** Limits that a project of one region passes. */
const passed: Readonly<Record<string, Grow>> = {
  'cloudflare: bytes of a file': largeBrochure,
  'cloudflare: characters of a line of `_headers`': filmsOfManyHosts,
  'netlify: rules of `_redirects`': manyGone,
  'nginx: bytes of a word of the configuration': filmsOfManyHosts,
  's3: characters of the Content-Security-Policy': filmsOfManyHosts,
};

/** What keeps every project, or a test of some seconds, from the others. */
const outOfReach: Readonly<Record<string, string>> = {
  'cloudflare: files of a web root on the free plan': 'takes 20,000 pages',
  'cloudflare: files of a web root': 'takes 100,000 pages',
  'cloudflare: rules of `_headers`': 'there are two, whatever the site holds',
  'cloudflare: rules of `_routes.json`': 'there are two, whatever the site holds',
  'cloudflare: bytes of `_worker.js`, zipped, on the free plan':
    'takes 24,000 addresses of 200 letters, and minutes of a build',
  'cloudflare: bytes of `_worker.js`, zipped':
    'takes 80,000 addresses of 200 letters, and minutes of a build',
  'netlify: files of a folder': 'takes 54,000 files',
  'nginx: letters of a name of a region': 'pages have no room for such a name',
  's3: bytes of the function': 'has one size, whatever the site holds',
  's3: bytes of the key value store':
    'takes 19,000 addresses of 200 letters, and minutes of a build',
  's3: characters of an address in that store': 'the schema takes 200',
  's3: characters of what an address leads to there': 'the schema takes 200',
  's3: bytes of the key of a file': 'names of files have 255 bytes, and addresses 200 letters',
  'search engines: addresses of a sitemap': 'the build begins another sitemap',
  'search engines: bytes of a sitemap': 'takes 50,000 addresses of 1,000 letters',
};

const named = hostLimits.map((limit) => ({ name: `${limit.host}: ${limit.counted}`, limit }));

test('each limit is passed by a build below, or it is said why none is past it', () => {
  const names = Object.keys({ ...passed, ...outOfReach });
  expect(names.toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

test.each(named.filter(({ name }) => name in passed))(
  'a build is told that it is past this: $name',
  async ({ name, limit: { host, counted, most, isFirm } }) => {
    const root = await openSmallProject();
    passed[name]?.(root);
    const run = await runCommand(['build', '--root', root, '--state', 'nv', '--host', host]);
    expect(run.exitCode, run.stderr).toBe(isFirm ? 1 : 0);
    expect(run.stderr).toContain(` ${counted}, and for ${host} ${number(most)} are the most.`);
  },
);
