import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'prettier';
import { expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

test('new writes entries that validate, each in its place', async () => {
  const root = temporaryFolder();
  copyProject(root);
  const logo = 'assets/sites/libraries.svg';
  for (const argv of [
    [
      'webinar',
      '--region',
      'oklahoma',
      '--form',
      'webinar-ok',
      '--start',
      '2027-01-21 15:30',
      '--details',
      'A first term: a tour.',
    ],
    ['sister-site', '--name', 'Guide', '--url', 'https://guide.example', '--logo', logo],
  ]) {
    const { exitCode, stderr } = await runCommand(['new', ...argv], root);
    expect([exitCode, stderr]).toEqual([0, '']);
  }
  const text = readFileSync(join(root, 'regions.yaml'), 'utf8');
  expect(text).toContain(
    [
      '    webinar:',
      '      upcoming:',
      '        webinarSignupForm: webinar-ok',
      '        startsAt: 2027-01-21 15:30',
      "        webinarDetails: '{{webinarDate}}: A first term: a tour.'",
      '',
      '  oregon:',
      '',
    ].join('\n'),
  );
  const format: object = JSON.parse(readFileSync(join(projectRoot, '.prettierrc.json'), 'utf8'));
  expect(await check(text, { ...format, parser: 'yaml' })).toBe(true);
  expect((await runCommand(['validate'], root)).exitCode).toBe(0);
});
