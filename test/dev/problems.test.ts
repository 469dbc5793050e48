import { expect, test } from 'vitest';
import { describeFailedRebuild } from '../../cli/dev/problems.ts';

test('a schema that the program cannot be built with is reported with the reason, and that dev continues', () => {
  const [problem] = describeFailedRebuild(new Error('cli/schema/common.schema.json is no JSON'));
  expect(problem?.message).toContain('dev continues with the program as it was');
  expect(problem?.message).toContain('cli/schema/common.schema.json is no JSON');
});

test('a source of the program that cannot be bundled is shown at its line', () => {
  const location = { file: 'cli/project.ts', line: 7, column: 2, lineText: '  const = 1;' };
  const error = Object.assign(new Error('Build failed'), {
    errors: [{ text: 'Expected identifier', location }],
  });
  expect(describeFailedRebuild(error)).toMatchObject([
    { place: 'cli/project.ts:7:3', message: 'Expected identifier', isFixable: false },
  ]);
});
