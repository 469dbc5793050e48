import { expect, test } from 'vitest';
import { copyBase } from './edited-project.ts';

function copyWithSeal() {
  const project = copyBase();
  const text = project.read('regions.yaml').replace('  seal:\n', '  seal:\n    sample: true\n');
  project.write('regions.yaml', text);
  return project;
}

test('validate for the public warns of sample content at its mark, and fails for none of it', async () => {
  const { exitCode, printed } = await copyWithSeal().run(['validate', '--env', 'production']);
  expect(printed).toMatch(/regions\.yaml:\d+:5: warning: "site\.seal" is marked as sample content/);
  expect(exitCode).toBe(0);
});

test('validate says nothing of sample content where the site is not for the public', async () => {
  expect((await copyWithSeal().run(['validate'])).printed).toContain('Nothing to report');
});

test('validate for the public warns also where the verdict of an earlier check is known', async () => {
  const project = copyWithSeal();
  await project.run(['validate']);
  const { printed } = await project.run(['validate', '--env', 'production']);
  expect(printed).toContain('[sample-content]');
});
