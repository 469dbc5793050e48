import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkAgain } from '../../../cli/author/dev/check-again.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { openSample } from './open-sample.ts';

test('a project that is as it was is not checked again', () => {
  const { project } = openSample();
  expect(checkAgain(project)).toBe(checkAgain(project));
});

test('what an edit is to write is known once it is written', () => {
  const { project, read, change } = openSample();
  const text = read().replace('Questions? Ask away', 'What would you ask?');
  const drafts = [createSourceFile('regions.yaml', text)];
  const before = checkAgain(project);
  const found = checkAgain({ ...project, drafts });
  expect(checkAgain(project)).toBe(before);
  change('Questions? Ask away', 'What would you ask?');
  expect(checkAgain(project)).toBe(found);
});

test('a project is checked again at another instant', () => {
  const { project } = openSample();
  const found = checkAgain(project);
  expect(checkAgain({ ...project, at: '2031-01-01T00:00:00Z' })).not.toBe(found);
});

test('a project is checked again once an asset came', () => {
  const { project, root } = openSample();
  const found = checkAgain(project);
  writeFileSync(join(root, 'assets/new.txt'), '');
  expect(checkAgain(project)).not.toBe(found);
});

test('what was wrong with an asset is not said once it is mended', () => {
  const { project, root, read } = openSample();
  const path = join(root, /assets\/\S+\.svg/.exec(read())?.[0] ?? '');
  const drawing = readFileSync(path);
  writeFileSync(path, 'no drawing');
  expect(checkAgain(project)[0]).toBeUndefined();
  writeFileSync(path, drawing);
  expect(checkAgain(project)[0]).toBeDefined();
});
