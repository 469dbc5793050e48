import { expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { copyBase } from './edited-project.ts';

test('each place is printed with its line, its field, its text and its pages', async () => {
  const { run, read } = copyBase();
  const { exitCode, printed } = await run(['find', 'path in Nevada']);
  const line =
    read('regions.yaml')
      .split('\n')
      .findIndex((each) => /Find your path/.test(each)) + 1;
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toContain('“path in Nevada” stands in 1 place.\n');
  expect(printed).toContain(
    `regions.yaml:${line} · defaults.headerTitle\n  Find your path in Nevada\n`,
  );
  expect(printed).toMatch(/ {2}as it reads in nevada\n {2}on \d+ pages?: \/nv\//);
});

test('programs get a version, each place and the match in its text', async () => {
  const { run } = copyBase();
  const { printed } = await run(['find', 'your path', '--format', 'json']);
  const { version, hits } = JSON.parse(printed);
  expect(version).toBe(1);
  expect(hits[0]).toMatchObject({
    kind: 'text',
    file: 'regions.yaml',
    fields: [{ owner: 'defaults', field: 'headerTitle' }],
    text: 'Find your path in {{regionName}}',
    match: { start: 5, end: 14 },
  });
  expect(hits[0].pages).toEqual(expect.arrayContaining(['/nv/', '/ok/']));
});

test('the words of a drawing are on the pages that show it', async () => {
  const { run } = copyBase();
  const { printed } = await run(['find', 'a picture', '--format', 'json']);
  const drawing = JSON.parse(printed).hits.find(({ kind }: { kind: string }) => kind === 'drawing');
  expect(drawing.file).toBe('assets/picture.svg');
  expect(drawing.fields).toContainEqual({ owner: 'defaults', field: 'sponsorImg' });
  expect(drawing.pages).toContain('/nv/');
});

test('nothing found is said in words, with what may be meant', async () => {
  const { run } = copyBase();
  const { exitCode, printed } = await run(['find', 'headerTitel']);
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toBe(
    'Nothing says “headerTitel”, and nothing is called so. Did you mean “headerTitle”?\n',
  );
});

test('a project that is not sound is answered by what validate says of it', async () => {
  const { run, read, write } = copyBase();
  write('regions.yaml', read('regions.yaml').replace('Find your path', 'Find <b>your</b> path'));
  const { exitCode, printed } = await run(['find', 'path']);
  expect(exitCode).toBe(ExitCode.problems);
  expect(printed).toContain('[html-in-text]');
});
