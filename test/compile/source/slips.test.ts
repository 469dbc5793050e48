import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../../../cli/diagnostics/order.ts';
import { createSourceFile, rangeOf } from '../../../cli/diagnostics/span.ts';
import { validateFile } from '../../../cli/compile/schema/validate.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { readSample } from './sample-files.ts';
import { applySlip } from './apply-slip.ts';
import { slips } from './slips.ts';

/** All that is wrong with a file by itself: the errors or, where there are none, the warnings. */
function problemsOf(path: string, text: string): readonly Diagnostic[] {
  const [document, syntax] = parseYaml(createSourceFile(path, text));
  const file = path === 'library.yaml' ? 'library' : 'regions';
  const found = orderDiagnostics([...syntax, ...(document ? validateFile(document, file)[1] : [])]);
  const errors = found.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : found;
}

/** Lines of the file at which something is reported, from the slip's line, which is 0. */
function reportedLines(slip: (typeof slips)[number]): readonly number[] {
  const { text, line } = applySlip(readSample(slip.file), slip);
  return problemsOf(slip.file, text).map(({ span }) => rangeOf(span).start.line - line);
}

/** An item cut in two is sound YAML: two items, each without what the other has. */
const SOUND_YAML = ['a dash before an item’s second field'];

test('there are more than 80 slips, each of its own', () => {
  expect(new Set(slips.map(({ name }) => name)).size).toBe(slips.length);
  expect(slips.length).toBeGreaterThan(80);
});

test.each(slips.filter(({ name }) => !SOUND_YAML.includes(name)))(
  '$name: one problem, at the slip',
  (slip) => {
    expect(reportedLines(slip)).toEqual([0]);
  },
);

test.each(slips.filter(({ name }) => SOUND_YAML.includes(name)))(
  '$name: what is missing in the two halves',
  (slip) => {
    expect(reportedLines(slip)).toEqual([-1, 0]);
  },
);

test.each([
  ['a region indented by one, with all of it', '  '],
  ['an item outdented by one', '      '],
])('%s: told where it was meant to stand', (name, suggestion) => {
  const slip = slips.find((each) => each.name === name);
  if (!slip) throw new Error(`There is no slip ${name}`);
  const { text } = applySlip(readSample(slip.file), slip);
  expect(problemsOf(slip.file, text)).toMatchObject([{ code: 'bad-indentation', suggestion }]);
});

test.each([
  ['headerTitle: ""Careers""', '"Careers"'],
  ["headerTitle: ''Careers: all''", '"Careers: all"'],
  ['headerTitle: ´Careers: all´', '"Careers: all"'],
  ['headerTitle: > -\n  Careers', '>-'],
  ['headerTitle: >–\n  Careers: all', '>-'],
  ['headerTitle: ->\n  Careers', '>-'],
  ['headerTitle: |—\n  Careers', '|-'],
  ['wages: [[1, 2] [3, 4]]', ', ['],
  ['headerTitle: Careers: what\n  they ask for', '"Careers: what they ask for"'],
  ['headerTitle: @home, or\n  away', '"@home, or away"'],
  ['headerTitle: **Careers** below', '"**Careers** below"'],
])('%j is told as %s', (line, suggestion) => {
  expect(problemsOf('regions.yaml', `${line}\n`)).toMatchObject([{ suggestion }]);
});

test.each([
  [
    'the first two fields of a region too deep',
    /(?<= {2}alabama:\n) {4}(.*\n) {4}/,
    '      $1      ',
  ],
  ['an item with a list of its own without its dash', '        - question:', '          question:'],
])('%s: told at the first line, and where it was meant to stand', (_, typed, slip) => {
  const sound = readSample('regions.yaml');
  const at = typeof typed === 'string' ? sound.indexOf(typed) : sound.search(typed);
  const [found, ...others] = problemsOf('regions.yaml', sound.replace(typed, slip));
  expect(others).toEqual([]);
  expect(found?.suggestion).toMatch(/^ {4}$|^- /);
  const line = found && rangeOf(found.span).start.line;
  expect(line).toBe(sound.slice(0, at).split('\n').length);
});

test('a quote that stays open between brackets is told at its line', () => {
  const [found] = problemsOf('regions.yaml', 'months: [\n  January,\n  "February,\n  March,\n]\n');
  expect(found).toMatchObject({ code: 'unclosed-quote' });
  expect(found && rangeOf(found.span).start.line).toBe(3);
});

test('a link to words in square brackets is told as the address that it holds, too', () => {
  const [found] = problemsOf('regions.yaml', 'url: [Example](https://www.provider.example)\n');
  expect(found?.message).toContain('Write https://www.provider.example where an address belongs');
});

test('a text whose name is missing below a comment is told so', () => {
  const text =
    'a:\n  title: Where\n  # In the list.\n    Every learner: all of them,\n    and more.\n';
  expect(problemsOf('regions.yaml', text)).toMatchObject([
    { code: 'missing-parent', message: expect.stringContaining('name of this text') as string },
  ]);
});

test('a quote that only closes is left out where it may have opened as well, and that is a guess', () => {
  const [found] = problemsOf('regions.yaml', "headerTitle: Try it: three'\n");
  expect(found).toMatchObject({ suggestion: '"Try it: three"', isGuess: true });
});

test('quotes around what follows a dash too many are a guess', () => {
  const [found] = problemsOf('library.yaml', 'tiers:\n  - - { from: 0, price: 11340 }\n');
  expect(found).toMatchObject({ code: 'unquoted-colon', isGuess: true });
});

test('a field that stands shallower than its namesakes is the slip, and not the one below it', () => {
  const sound = ['one:', '  next:', '    form: a', '    minutes: 45', '    details: b', ''].join(
    '\n',
  );
  const slip = sound.replace('one', 'two').replace('  minutes', 'minutes');
  const [found, ...others] = problemsOf('regions.yaml', sound + slip);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'bad-indentation', suggestion: '    ' });
  expect(found && rangeOf(found.span).start.line).toBe(9);
});

test('the marks of Markdown above and below lines are one problem', () => {
  const found = problemsOf('regions.yaml', 'a: 1\n```yaml\nb: 2\nc: 3\n```\nd: 4\n');
  expect(found).toMatchObject([{ code: 'missing-colon' }]);
});

test('a list below a text is told that the line with its name may be missing', () => {
  const lines = ['one: >-', '  All of', '  it', 'two: path', '  - a: 1', '    b: 2', ''];
  const [found, ...others] = problemsOf('regions.yaml', lines.join('\n'));
  expect(others).toEqual([]);
  expect(found?.message).toContain('the line with the name of what is below is missing');
});

test.each(['```', '---', '***', '...'])('%s among fields is told to be deleted', (mark) => {
  const [found] = problemsOf('regions.yaml', `a:\n  b: 1\n  ${mark}\n  c: 2\n`);
  expect(found?.message).toContain('Delete the line.');
});

test.each([
  ['""', '"""Every county"" has work"', `'"Every county" has work'`],
  ['one pair', '"The ""best"" county"', `'The "best" county'`],
])('quotes that a spreadsheet has doubled stand once in what is written: %s', (_, typed, said) => {
  const [found] = problemsOf('regions.yaml', `headerTitle: ${typed}\n`);
  expect(found?.suggestion).toBe(said);
});

test('the time of an item beside its dash is told to stand below it', () => {
  const lines = ['sites:', '  - name: Jobs', '    url: x', '  from: 2027-01-01', 'other: 1', ''];
  expect(problemsOf('regions.yaml', lines.join('\n'))).toMatchObject([
    { code: 'bad-indentation', suggestion: '    ' },
  ]);
});

test.each(['fields: {}\n  one: 1\n', 'items: []\n  - one\n', 'items: []\n- one\n'])(
  'what stands below nothing is no problem once that is deleted: %j',
  (text) => {
    const found = problemsOf('regions.yaml', `first: 1\n${text}last: 1\n`);
    expect(found).toMatchObject([{ code: 'filled-empty', suggestion: '' }]);
  },
);

test('a mark of a conflict is told in a text that a program has indented', () => {
  const text = 'first: >-\n  All of\n  =======\n  it\n';
  expect(problemsOf('regions.yaml', text)).toMatchObject([{ code: 'merge-leftover' }]);
});
