import { execaSync } from 'execa';
import { expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { initRepository } from '../git-repository.ts';
import { copyBase } from './edited-project.ts';

/** The base, in which Nevada has a headline of its own. */
function withOwn(text: string) {
  const project = copyBase();
  const before = project.read('regions.yaml');
  const own = `    name: Nevada\n    headerTitle: ${text}\n`;
  project.write('regions.yaml', before.replace('    name: Nevada\n', own));
  return project;
}

test('each region is a line, with its text and where that comes from', async () => {
  const { run } = withOwn('A headline of Nevada that is longer than what a terminal has room for');
  const { exitCode, printed } = await run(['table', 'headerTitle']);
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toMatch(/^region {2,}headerTitle {2,}comes from\n/);
  expect(printed).toMatch(/^nevada {2,}A headline of Nevada that .+… {2}own$/m);
  expect(printed).toMatch(/^oklahoma {2,}Find your path in Oklahoma {2,}defaults$/m);
  expect(Math.max(...printed.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('a spreadsheet has a line for each region and two columns for each field', async () => {
  const { run } = withOwn('"=1+1, or more"');
  const { printed } = await run(['table', 'headerTitle', 'accent', '--format', 'csv']);
  expect(printed.split('\r\n')).toEqual(
    expect.arrayContaining([
      '\uFEFFregion,name,headerTitle,headerTitle comes from,accent,accent comes from',
      'generic,Defaults,Find your path in your state,defaults,harbor,defaults',
      `nevada,Nevada,"'=1+1, or more",own,harbor,defaults`,
    ]),
  );
});

test('programs get a version, each text as it is typed and read, and its place', async () => {
  const { run } = withOwn('Work in {{regionName}}');
  const { printed } = await run(['table', 'headerTitle', 'features[0].title', '--format', 'json']);
  const { version, fields } = JSON.parse(printed);
  expect(version).toBe(1);
  expect(fields.map(({ field }: { field: string }) => field)).toEqual([
    'headerTitle',
    'features.0.title',
  ]);
  expect(fields[0].rows).toContainEqual(
    expect.objectContaining({
      region: 'nevada',
      text: 'Work in Nevada',
      typed: 'Work in {{regionName}}',
      is: 'own',
      origin: expect.objectContaining({ file: 'regions.yaml' }),
    }),
  );
});

test('an own text that is older than the default is marked', async () => {
  const { root, read, write, run } = withOwn('Work in Nevada');
  const commit = (day: string): void => {
    execaSync('git', ['add', '.'], { cwd: root });
    execaSync('git', ['commit', '-q', '-m', day, '--date', `${day}T12:00:00Z`], { cwd: root });
  };
  initRepository(root);
  commit('2026-03-01');
  write('regions.yaml', read('regions.yaml').replace('Find your path', 'Find your way'));
  commit('2026-05-01');
  const { printed } = await run(['table', 'headerTitle']);
  expect(printed).toMatch(/^nevada .* own, older than the default$/m);
  const { printed: json } = await run(['table', 'headerTitle', '--format', 'json']);
  expect(JSON.parse(json).fields[0].rows).toContainEqual(
    expect.objectContaining({
      older: { own: '2026-03-01T12:00:00.000Z', default: '2026-05-01T12:00:00.000Z' },
    }),
  );
});

test.each([
  ['headerTitel', 'Regions inherit no field "headerTitel". Did you mean "headerTitle"?'],
  ['site.plans', 'Regions inherit no field "site.plans".'],
  ['features', 'features holds other fields. Name one of them: features.0.cssClass, '],
])('%s is wrong usage, and what is meant is named', async (field, message) => {
  const { exitCode, printed } = await copyBase().run(['table', field]);
  expect(exitCode).toBe(ExitCode.usage);
  expect(printed).toContain(message);
});

test('a project that is not sound is answered by what validate says of it', async () => {
  const { run } = withOwn('Work <b>here</b>');
  const { exitCode, printed } = await run(['table', 'headerTitle']);
  expect(exitCode).toBe(ExitCode.problems);
  expect(printed).toContain('[html-in-text]');
});
