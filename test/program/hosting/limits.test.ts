import { randomBytes } from 'node:crypto';
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

/** Of 200 letters, which hardly compress. */
const manyGone =
  (count: number): Grow =>
  (root) => {
    const path = join(root, 'regions.yaml');
    const gone = range(count, () => `/nv/${randomBytes(145).toString('base64url')}/`);
    const lines = `site:\n  gone: [${gone.join()}]\n`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^site:\n/m, lines));
  };

/** Limits that a project of one region passes. */
const passed: Readonly<Record<string, Grow>> = {
  'cloudflare: bytes of a file': largeBrochure,
  'cloudflare: characters of a line of `_headers`': filmsOfManyHosts,
  'cloudflare: bytes of `_worker.js`, zipped, on the free plan': manyGone(24_000),
  'netlify: rules of `_redirects`': manyGone(10_001),
  'nginx: bytes of a word of the configuration': filmsOfManyHosts,
  's3: bytes of the key value store': manyGone(20_000),
  's3: characters of the Content-Security-Policy': filmsOfManyHosts,
};

const named = hostLimits.map((limit) => ({ name: `${limit.host}: ${limit.counted}`, limit }));

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
