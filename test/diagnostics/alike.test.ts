import { expect, test } from 'vitest';
import { joinAlike } from '../../cli/diagnostics/alike.ts';
import { codes } from '../../cli/compile/schema/doubtful/numbers.ts';
import { createDiagnostic, creatorOf } from '../../cli/diagnostics/diagnostic.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';

const file = createSourceFile(
  'regions.yaml',
  'wages: [68.000, 57.000]\naccent: 42.000\n\ta: 1\n\tb: 2\n',
);

function number(source: string, suggestion: string) {
  const start = file.text.indexOf(source);
  const span = { file, start, end: start + source.length };
  return creatorOf(codes)(
    'doubtful-number',
    { source, becomes: source, instead: suggestion },
    span,
    { suggestion },
  );
}

function tab(line: string) {
  const start = file.text.indexOf(line);
  const span = { file, start, end: start + 1 };
  return createDiagnostic('tab-indentation', { spaces: 2 }, span, { suggestion: '  ' });
}

test('problems of one kind in one line are one, and their suggestions as well', () => {
  const [whole, ...others] = joinAlike([number('68.000', '68000'), number('57.000', '57000')]);
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ suggestion: '68000, 57000' });
  expect(whole?.message).toMatch(/The same goes for 1 more place in this line\.$/);
});

test('problems of values in different lines are told each', () => {
  expect(joinAlike([number('57.000', '57000'), number('42.000', '42000')])).toHaveLength(2);
});

test('problems of lines below each other are one', () => {
  expect(joinAlike([tab('\ta'), tab('\tb')])).toMatchObject([
    {
      suggestion: '  a: 1\n  ',
      message: expect.stringMatching(/The same goes for 1 more line below\.$/),
    },
  ]);
});
