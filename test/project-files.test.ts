import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isOpen } from '../cli/diagnostics/diagnostic.ts';
import { checkProject } from '../cli/check-project.ts';

test("nothing is reported of the project's own files but what they acknowledge", () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const project = { root, regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const [, diagnostics] = checkProject(project);
  expect(diagnostics.filter(isOpen).map(({ message }) => message)).toEqual([]);
});
