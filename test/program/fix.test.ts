import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

test('validate --fix mends both files, layer after layer, and says what it did', async () => {
  const root = temporaryFolder();
  copyProject(root);
  const paths = [join(root, 'regions.yaml'), join(root, 'library.yaml')] as const;
  const [regions, library] = paths.map((path) => readFileSync(path, 'utf8'));
  // The tab hides the field's name, which hides the token.
  const slips = [
    ['\n    headerTitle: ', '\n\theaderTitel: '],
    // Not in a comment.
    [/^( +[^#\n]*\{\{claims\.car)eers/m, '$1ers'],
  ] as const;
  const broken = slips.reduce((text, [from, to]) => text.replace(from, to), regions ?? '');
  writeFileSync(paths[0], broken);
  writeFileSync(paths[1], (library ?? '').replace(/^accent: \w+/m, '$&e'));

  const { stdout, stderr, exitCode } = await runCommand(
    ['validate', '--fix', '--format', 'json'],
    root,
  );

  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual([regions, library]);
  const report = JSON.parse(stdout);
  expect(report.fixed.map(({ code }: { code: string }) => code).sort()).toEqual([
    'not-one-of',
    'tab-indentation',
    'unknown-field',
    'unknown-token',
  ]);
  expect(report.diagnostics).toEqual([]);
  expect(stderr).toMatch(
    /^regions\.yaml:\d+:5: fixed: changed headerTitel to headerTitle \[unknown-field\]$/m,
  );
  expect(exitCode).toBe(0);
});

test.each([
  ['a sound project', (text: string) => text, 'Nothing to fix.'],
  [
    'what has more than one right answer',
    (text: string) => text.replace(/(?<=price: )\d+/, 'cheap'),
    'Nothing was fixed: of what is reported, nothing has one right answer.',
  ],
])('validate --fix says that it mended nothing of %s', async (_, edit, words) => {
  const root = temporaryFolder();
  copyProject(root);
  const path = join(root, 'regions.yaml');
  const edited = edit(readFileSync(path, 'utf8'));
  writeFileSync(path, edited);
  const { stderr } = await runCommand(['validate', '--fix'], root);
  expect(stderr).toBe(words);
  expect(readFileSync(path, 'utf8')).toBe(edited);
});
