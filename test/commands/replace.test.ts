import { expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { copyBase } from './edited-project.ts';

test('what is printed is written, in both files, and no other byte', async () => {
  const { run, read } = copyBase();
  const before = { regions: read('regions.yaml'), library: read('library.yaml') };
  const { exitCode, printed } = await run(['replace', 'database of careers', 'list of jobs']);
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toContain('A [-database of careers-]{+list of jobs+}\n');
  expect(printed).toMatch(/\d+ texts? changed\.\n$/);
  expect(read('regions.yaml')).toBe(before.regions);
  expect(read('library.yaml')).toBe(
    before.library.replaceAll('database of careers', 'list of jobs'),
  );
});

test('a dry run prints the same and writes nothing', async () => {
  const { run, read } = copyBase();
  const before = read('regions.yaml');
  const { printed } = await run(['replace', 'Questions', 'Anything to ask', '--dry-run']);
  expect(printed).toContain('defaults.contactFormHeader\n  [-Questions-]{+Anything to ask+}?\n');
  expect(printed).toMatch(/would be changed\.\n$/);
  expect(read('regions.yaml')).toBe(before);
});

test('what stays is named with why', async () => {
  const { run } = copyBase();
  const { printed } = await run(['replace', 'picture', 'photo', '--dry-run']);
  expect(printed).toContain('What stays as it is:\n');
  expect(printed).toMatch(/defaults\.sponsorImg, the path of a file: assets\/picture\.svg\n/);
  expect(printed).toMatch(/assets\/picture\.svg:1 · .* words of a drawing: A picture\n/s);
});

test('programs get a version, each text and what stays', async () => {
  const { run } = copyBase();
  const { printed } = await run(['replace', 'path', 'way', '--dry-run', '--format', 'json']);
  const { version, written, replacements } = JSON.parse(printed);
  expect([version, written]).toEqual([1, false]);
  expect(replacements).toContainEqual(
    expect.objectContaining({
      file: 'regions.yaml',
      field: 'defaults.headerTitle',
      text: 'Find your path in {{regionName}}',
      replaced: 'Find your way in {{regionName}}',
    }),
  );
});

test('regions and fields are named by any of their names', async () => {
  const { run } = copyBase();
  const { printed } = await run([
    'replace',
    'Nevada',
    'Silver',
    '--in',
    'nv,ok',
    '--field',
    'name',
    '--dry-run',
  ]);
  expect(printed).toContain('1 text would be changed.');
});

test('what would not validate is not written', async () => {
  const { run, read } = copyBase();
  const before = read('regions.yaml');
  const { exitCode, printed } = await run(['replace', 'your path', '<b>it</b>']);
  expect(exitCode).toBe(ExitCode.usage);
  expect(printed).toContain('Nothing was replaced.\nregions.yaml:');
  expect(read('regions.yaml')).toBe(before);
});

test.each([
  ['the same words', ['path', 'path'], 'Both are the same words'],
  ['blanks', ['  ', 'path'], 'Name the words'],
  ['several lines', ['a\nb', 'path'], 'in one line'],
  ['a region that there is not', ['path', 'way', '--in', 'nevda'], 'Did you mean "nevada"?'],
  [
    'a field that there is not',
    ['path', 'way', '--field', 'headerTitel'],
    'Did you mean "headerTitle"?',
  ],
])('%s are refused', async (_, words, message) => {
  const { run } = copyBase();
  const { exitCode, printed } = await run(['replace', ...words]);
  expect(exitCode).toBe(ExitCode.usage);
  expect(printed).toContain(message);
});

test('words that no text has are said to be so', async () => {
  const { run } = copyBase();
  const { exitCode, printed } = await run(['replace', 'xylophone', 'drum']);
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toBe('No text has “xylophone” as whole words.\n');
});
