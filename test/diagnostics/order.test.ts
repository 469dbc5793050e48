import { expect, test } from 'vitest';
import { orderDiagnostics } from '../../cli/diagnostics/order.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { sample } from './sample.ts';

test('diagnostics come by file, position and code', () => {
  const library = { file: createSourceFile('library.yaml', 'version: 2'), start: 9, end: 10 };
  const ordered = orderDiagnostics([
    sample({ at: 'code', message: 'last' }),
    sample({ code: 'wrong-type', message: 'third' }),
    sample({ code: 'duplicate-key', message: 'second' }),
    { ...sample({ message: 'first' }), span: library },
  ]);
  expect(ordered.map(({ message }) => message)).toEqual(['first', 'second', 'third', 'last']);
});

test('the same diagnostic is reported once', () => {
  expect(orderDiagnostics([sample(), sample(), sample()])).toHaveLength(1);
});

test('two diagnostics at one position are both reported', () => {
  const about = (path: string) => sample({ path });
  expect(orderDiagnostics([about('/a'), about('/b')])).toHaveLength(2);
});
