import { expect, test } from 'vitest';
import { tenfold, writeProject } from '../../tools/bench/project.js';
import { careerSite, temporaryFolder } from './career-site.ts';

test('the project of ten times as many regions, which is measured, is sound', async () => {
  const folder = temporaryFolder();
  writeProject(folder, tenfold);
  const { exitCode, stdout } = await careerSite(['validate', '--root', folder]);
  expect({ exitCode, errors: stdout.match(/.* error: .*/g) }).toEqual({
    exitCode: 0,
    errors: null,
  });
});
