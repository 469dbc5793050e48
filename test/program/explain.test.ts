import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Run } from './career-site.ts';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/** A small project, which nothing was asked of yet, and what `explain` says there. */
function askedProject(
  explain: (args: readonly string[], cwd: string) => Promise<Run> = runCommand,
) {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, 'test/fixtures/base'), folder, { recursive: true });
  const ask = async (target: string): Promise<string> => {
    const { exitCode, stdout, stderr } = await explain(['explain', target], folder);
    expect(exitCode, stderr).toBe(0);
    return stdout;
  };
  return { folder, ask };
}

test('what was explained is answered again in the same words, by another run of the program', async () => {
  const { ask } = askedProject(careerSite);
  for (const target of ['oklahoma', 'regions.yaml:224', '/ok/plan/'])
    expect(await ask(target)).toBe(await ask(target));
});

test('of a project that was checked, another value is answered as it is without the check', async () => {
  const [fresh, checked] = [askedProject(), askedProject()];
  await checked.ask('nevada.headerTitle');
  expect(await checked.ask('oklahoma')).toBe(await fresh.ask('oklahoma'));
});

test('of a project whose pages are known, another line is answered as it is without them', async () => {
  const [fresh, known] = [askedProject(), askedProject()];
  await known.ask('regions.yaml:224');
  expect(await known.ask('regions.yaml:225')).toBe(await fresh.ask('regions.yaml:225'));
});

test.each([
  ['words were edited', /(?<=\n {2}headerTitle: )\w+/, 'Seek'],
  [
    'lists were added to',
    /(?=\n {2}upgradeTitle: )/,
    '\n    - cssClass: icon-star\n      title: Seek work in {{regionName}}',
  ],
])(
  'of a project whose %s, a line is answered as it is where nothing was asked before',
  async (_, place, words) => {
    const [fresh, known] = [askedProject(), askedProject()];
    const path = join(fresh.folder, 'regions.yaml');
    const edited = readFileSync(path, 'utf8').replace(place, words);
    const line = edited.slice(0, edited.indexOf('Seek')).split('\n').length;
    await known.ask(`regions.yaml:${line}`);
    for (const { folder } of [fresh, known]) writeFileSync(join(folder, 'regions.yaml'), edited);
    const answer = await known.ask(`regions.yaml:${line}`);
    expect(answer).toContain('Seek');
    expect(answer).toBe(await fresh.ask(`regions.yaml:${line}`));
  },
);

test('of a project whose words were edited, a page is explained as it is where nothing was asked before', async () => {
  const [fresh, known] = [askedProject(), askedProject()];
  const path = join(fresh.folder, 'regions.yaml');
  const edited = readFileSync(path, 'utf8').replace(/(?<=\n {2}headerTitle: )\w+/, 'Seek');
  await known.ask('/ok/');
  for (const { folder } of [fresh, known]) writeFileSync(join(folder, 'regions.yaml'), edited);
  const answer = await known.ask('/ok/');
  expect(answer).toContain('Seek');
  expect(answer).toBe(await fresh.ask('/ok/'));
});

test.each([
  ['comes', 'Seek', 'Seek in Nevada'],
  ['goes', 'Seek in Nevada', 'Seek'],
])(
  'of a project whose words were edited, a value is explained as it is where nothing was asked before: a notice %s',
  async (_, before, after) => {
    const [fresh, known] = [askedProject(), askedProject()];
    const write = ({ folder }: typeof fresh, words: string) => {
      const path = join(folder, 'regions.yaml');
      const text = readFileSync(path, 'utf8').replace(/(?<=\n {2}headerTitle: ).*/, words);
      writeFileSync(path, text);
    };
    write(known, before);
    await known.ask('oklahoma.headerTitle');
    for (const project of [known, fresh]) write(project, after);
    const answer = await known.ask('oklahoma.headerTitle');
    expect(answer.includes('foreign-name')).toBe(after.includes('Nevada'));
    expect(answer).toBe(await fresh.ask('oklahoma.headerTitle'));
  },
);

test('after an edit the answer is a new one', async () => {
  const { folder, ask } = askedProject();
  const path = join(folder, 'regions.yaml');
  await ask('site.plans.1.price');
  writeFileSync(path, readFileSync(path, 'utf8').replace('price: 89', 'price: 98'));
  expect(await ask('site.plans.1.price')).toContain('\n  98\n');
});

test('a project with errors is reported each time', async () => {
  const { folder } = askedProject();
  const path = join(folder, 'regions.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('price: 89', 'price: cheap'));
  for (const target of ['nevada.headerTitle', 'nevada.headerTitle'])
    expect((await runCommand(['explain', target], folder)).exitCode).toBe(1);
});
