import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { answerFix } from '../../../cli/author/dev/page-endpoints.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { formatLocation } from '../../../cli/diagnostics/print/location.ts';
import { openSample } from './open-sample.ts';

/** The sample with a slip in it, and what "Write this for me" answers about what is found there. */
function openWith(from: string, to: string) {
  const sample = openSample();
  sample.change(from, to);
  const [, diagnostics] = checkProject(sample.project);
  const [first] = diagnostics;
  if (first === undefined) throw new Error('Nothing is wrong.');
  return { ...sample, press: (found = diagnostics) => press(sample.project, first, found) };
}

function press(project: unknown, { code, span }: Diagnostic, found: readonly Diagnostic[]) {
  const query = new URLSearchParams({ code, place: formatLocation(span) });
  const answer = { status: 0, text: '' };
  const response = {
    writeHead: (status: number) => (answer.status = status),
    end: (text = '') => (answer.text = String(text).trim()),
  };
  const site = { state: () => ({ diagnostics: found }) };
  answerFix({ response, query } as never, { site, project } as never);
  return answer;
}

const misspelt = ['  headerTitle: Find', '  headerTitel: Find'] as const;

test('what is certain is written', () => {
  const { press: pressed, read } = openWith(...misspelt);
  expect(pressed()).toEqual({ status: 204, text: '' });
  expect(read()).toContain('  headerTitle: Find');
});

test('what is no longer reported is not written, and it says so', () => {
  const { press: pressed, read } = openWith(...misspelt);
  expect(pressed([])).toEqual({ status: 409, text: 'It is no longer reported there.' });
  expect(read()).toContain('  headerTitel: Find');
});

test('what could be meant otherwise is not written, and it says so', () => {
  const { press: pressed } = openWith('  headerTitle: Find', '  headline2: Find');
  const text = 'It could be meant otherwise, or more is wrong there: mend it in the file.';
  expect(pressed()).toEqual({ status: 409, text });
});

test('a file that was changed meanwhile stays as it is, and it says so', () => {
  const { press: pressed, change, read } = openWith(...misspelt);
  change('Nevada', 'Navada');
  const before = read();
  const text = 'The file was changed meanwhile: mend it there.';
  expect(pressed()).toEqual({ status: 409, text });
  expect(read()).toBe(before);
});
