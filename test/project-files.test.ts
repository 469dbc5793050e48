import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectAt } from './project-at.ts';
import { isOpen } from '../cli/diagnostics/diagnostic.ts';
import { checkProject } from '../cli/compile/check-project.ts';

test("nothing is reported of the project's own files but what they acknowledge", () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const project = projectAt(root);
  const [, diagnostics] = checkProject(project);
  expect(diagnostics.filter(isOpen).map(({ message }) => message)).toEqual([]);
});
