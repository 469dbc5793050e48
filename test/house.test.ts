import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Import } from './imports.ts';
import { imports, isCli, named, sources } from './imports.ts';

/**
 * The rooms of the command line in the order of the straight line: each imports only those before
 * it.
 */
const line = [
  'diagnostics',
  'compile/program-folder',
  'compile/values',
  'compile/trace',
  'compile/source',
  'compile/schema',
  'compile/resolve',
  'compile/manifest',
  'compile/emit',
  'compile/site',
  'compile/project',
  'compile/stopwatch',
  'compile/kept-check',
  'compile/check-project',
  'compile/read-unchecked',
  'compile/open-site',
  'compile/generated',
  'compile/begin-build',
  'compile/pipeline',
  'deliver/check',
  'deliver/serve',
  'deliver/outputs',
  'author/page',
  'author/git',
  'author/edit',
  'author/start',
  'author/reach',
  'author/find',
  'author/table',
  'author/diff',
  'author/propose',
  'author/dev',
  'commands',
  'main',
] as const;

test('the rooms of the command line are all on the line', () => {
  const known: readonly string[] = line;
  const strangers = sources.map(({ path }) => path).filter((path) => isCli(path));
  expect(strangers.filter((path) => !known.includes(roomOf(path)))).toEqual([]);
});

test('the table of rooms in docs/architecture.md has them all, in the order that is kept', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const rooms = [...document.matchAll(/^\| `cli\/([\w/]+)` +\|/gm)].map(([, room]) => room);
  const folders = line.filter((room) =>
    sources.some(({ path }) => path.startsWith(`cli/${room}/`)),
  );
  expect(rooms).toEqual(folders);
});

test('a room of the command line imports only the rooms before it', () => {
  const inside = imports.filter(({ from, to }) => positionOnLine(from) >= 0 && isCli(to));
  expect(named(inside.filter(({ from, to }) => positionOnLine(to) > positionOnLine(from)))).toEqual(
    [],
  );
});

test.each(['cli/', 'runtime/'])(
  'no file of %s imports itself by way of others, types included',
  (folder) => {
    const inside = imports.filter(
      ({ from, to }) => from.startsWith(folder) && to.startsWith(folder),
    );
    expect(named(circular(inside))).toEqual([]);
  },
);

/**
 * The imports that are part of a circle, or lead from one to another: no others are left once all
 * ends are taken away.
 */
function circular(entries: readonly Import[]): readonly Import[] {
  const importing = new Set(entries.map(({ from }) => from));
  const imported = new Set(entries.map(({ to }) => to));
  const left = entries.filter(({ from, to }) => importing.has(to) && imported.has(from));
  return left.length === entries.length ? left : circular(left);
}

/**
 * `cli/deliver/serve/host.ts` is in `deliver/serve`; `cli/compile/pipeline.ts` is a room of its
 * own.
 */
function roomOf(path: string): string {
  const depth = /^cli\/(?:compile|deliver|author)\//.test(path) ? 3 : 2;
  return path.split('/').slice(1, depth).join('/').replace(/\.ts$/, '');
}

/** -1 for what is not on the line. */
function positionOnLine(path: string): number {
  const order: readonly string[] = line;
  return isCli(path) ? order.indexOf(roomOf(path)) : -1;
}
