import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentOf, problemsOf, parse } from './sample.ts';

describe('values follow the core schema of YAML 1.2', () => {
  test.each<[string, unknown]>([
    ['02108', 2108],
    ['1.10', 1.1],
    ['-3', -3],
    ['0x1F', 31],
    ['0o17', 15],
    ['1e3', 1000],
    ['.inf', Infinity],
    ['no', 'no'],
    ['True', true],
    ['~', null],
    ['2026-01-05', '2026-01-05'],
    ['"02108"', '02108'],
    ["'it''s'", "it's"],
    ['"a\\tb\\u00e9"', 'a\tbé'],
    ['https://a.example:8080/x#y', 'https://a.example:8080/x#y'],
    ['[a, "b", {c: 1}]', ['a', 'b', { c: 1 }]],
    ['{}', {}],
    ['text # comment', 'text'],
    ['|\n  one\n  two', 'one\ntwo\n'],
    ['>-\n  one\n  two\n\n  three', 'one two\nthree'],
    ['one\n  two\n\n  three', 'one two\nthree'],
    ['"one\n  two"', 'one two'],
    ['"\\x41"', 'A'],
    ['[\n  a, # why\n  b\n  ]', ['a', 'b']],
  ])('%s', (typed, expected) => {
    expect(documentOf(`field: ${typed}\n`).value).toEqual({ field: expected });
  });
});

test('a list may stand as deep as its name, or deeper', () => {
  const { value } = documentOf('a:\n- 1\n- x: 2\n  y: 3\nb:\n  - 4\n');
  expect(value).toEqual({ a: [1, { x: 2, y: 3 }], b: [4] });
});

test('line ends of Windows are accepted', () => {
  const text = 'a: one\r\nb:\r\n  - |-\r\n    two\r\n    three\r\n  - four\r\n    five\r\n';
  expect(documentOf(text).value).toEqual({ a: 'one', b: ['two\nthree', 'four five'] });
});

test('a text of more escapes than a stack has room for is read', () => {
  const [document, diagnostics] = parse(`name: "${String.raw`\u0041`.repeat(1_500_000)}"\n`);
  expect(diagnostics).toEqual([]);
  expect(document?.value).toEqual({ name: 'A'.repeat(1_500_000) });
});

test('of escapes for control characters no more are reported than of other problems', () => {
  const [, diagnostics] = parse(`name: "${String.raw`\b`.repeat(200)}"\n`);
  expect(diagnostics.map(({ code }) => code)).toEqual([
    ...Array<string>(100).fill('control-character'),
    'too-many-problems',
  ]);
});

test.each([
  [String.raw`\u2028`, ' '],
  [String.raw`\P`, ' '],
  [String.raw`\x0B`, ' '],
  [String.raw`\u200E\b`, ''],
])('in the place of the escape %s belongs %j', (escape, suggestion) => {
  const [, diagnostics] = parse(`name: "Work${escape}here"\n`);
  expect(diagnostics).toMatchObject([{ code: 'control-character', suggestion }]);
});

test.each([
  [
    'an escape and an open quote',
    'a: "b\\x07"\nc: "d\ne: "f\\b"\n',
    ['1:6 control-character', '2:4 unclosed-quote', '3:6 control-character'],
  ],
  [
    'a name that brackets with a comment have twice, and a text with a colon',
    'a: [\n  { b: 1, b: 2 }, # c\n  d ]\ne: f: g\n',
    ['2:11 duplicate-key', '4:4 unquoted-colon'],
  ],
  [
    'what may be text after a hash, and what only YAML refuses',
    'a: b #1\nc: [ # d\n  "e" "f" ]\n',
    ['1:6 hash-in-text', '3:7 unreadable-yaml'],
  ],
  [
    'a missing colon, and what this program refuses behind it',
    'a 1\nb: &c 2\nd: !e 3\nf: { g: 4, g: 5 }\n',
    ['1:1 missing-colon', '2:4 yaml-anchor', '3:4 yaml-tag', '4:12 duplicate-key'],
  ],
])('%s are told in one run', (_, text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test('thousands with commas in a list are one problem, with the whole list that is meant', () => {
  const [, diagnostics] = parse('wages: [[72,000, 59,500, 41,000], [81,000, 60,000, 56,000]]\n');
  expect(diagnostics).toMatchObject([
    { code: 'number-with-comma', suggestion: '72000, 59500, 41000], [81000, 60000, 56000' },
  ]);
});

test('numbers of three digits in a list are numbers', () => {
  expect(documentOf('sizes: [100,200,300]\n').value).toEqual({ sizes: [100, 200, 300] });
});

test('the first lines of a block that stand a space aside are told, not those below', () => {
  const lines = [
    'nebraska:',
    ' code: NE',
    ' name: N',
    '  accent: clay',
    '  appName: A',
    '  logo: l',
  ];
  const [, diagnostics] = parse(`${lines.join('\n')}\n`);
  expect(diagnostics).toMatchObject([
    { code: 'bad-indentation', suggestion: '  ', span: { start: 10 } },
  ]);
});

test('the line that opens a document is accepted', () => {
  expect(documentOf('# yaml-language-server: $schema=x\n---\na: 1\n').value).toEqual({ a: 1 });
});

test('a warning does not keep a file from being read', () => {
  const [document, diagnostics] = parse('title: We are #1\n');
  expect(document?.value).toEqual({ title: 'We are' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['hash-in-text']);
});

test('an error does', () => {
  expect(parse('title: a: b\n')[0]).toBeUndefined();
});

test('problems of different kinds are reported in one run, each once', () => {
  const text = `version: 1
site:
\tname: Career Explorer
  title: Plans: what they cost
  text:"Hello"
  note: "never closed
  list:
    - &one two
   - three
  note: again
`;
  expect(problemsOf(text)).toEqual([
    '3:1 tab-indentation',
    '4:10 unquoted-colon',
    '5:7 missing-space-after-colon',
    '6:9 unclosed-quote',
    '8:7 yaml-anchor',
    '9:1 bad-indentation',
    '10:3 duplicate-key',
  ]);
});

describe('one problem is reported once, whatever follows from it', () => {
  test.each([
    [
      'a block below a text with a colon',
      'a: b: c\n  d: e\n  f: g\nh: i\n',
      ['1:4 unquoted-colon'],
    ],
    [
      'fields that are all indented too much',
      'a: 1\n  b: 2\n  c: 3\nd: 4\n',
      ['2:1 bad-indentation'],
    ],
    ['an open quote', 'a: "b\nc: d\ne: "f"\n', ['1:4 unclosed-quote']],
    ['an open bracket over lines', 'a: [b,\n  c,\n  d\ne: f\n', ['1:4 unclosed-bracket']],
    ['a merge of an alias', 'a:\n  <<: *b\n  c: d\n', ['2:3 yaml-merge-key']],
    ['a line without a colon above others', 'a:\n  b c\n  d: e\n', ['2:3 missing-colon']],
    ['lines of a text by tabs', 'a: |\n  b\n\tc\n  d\ne: f\n', ['3:1 tab-indentation']],
    ['a second document', 'a: 1\n---\na: 2\n', ['2:1 several-documents']],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });
});

describe('a text beside a name that has lines below', () => {
  const advice = (text: string) => parse(text)[1].map(({ message }) => message.split('. ')[2]);
  const others = 'k:\n  l: 1\n  m: 2\nn:\n  o: 1\n  p: 2\n';

  test('may be indented too little', () => {
    expect(advice(`a:\n  b: 1\nc: 2\n  d: 3\n  e: 4\n${others}`)).toEqual([
      'Delete the text; or, if the line belongs with those below it, indent it like them.',
    ]);
  });

  test('is indented too little where the name above it has nothing else', () => {
    expect(problemsOf(`a:\nb: 1\n  c: 2\n  d: 3\n${others}`)).toEqual(['2:1 bad-indentation']);
  });

  test('may stand above lines that are indented too much', () => {
    expect(advice(`a: 1\n  b: 2\n  c: 3\n${others}`)).toEqual([
      'Delete the text; or, if the line with the name of what is below is missing, write it above that; or, if that belongs elsewhere, indent it like the lines that it stands beside.',
    ]);
  });
});

describe('what is sound is not taken for a problem', () => {
  test.each([
    ['an address in a list', 'a:\n  - https://a.example\n  - mailto:x@a.example\n'],
    ['a time', 'a: 12:30\n'],
    ['a text with a colon in a block', 'a: |\n  Hours: 9 to 5\n  title:Hello\n'],
    ['signs inside a text', 'a: R&D, 50% off * and {{token}} [x]\n'],
    ['a dash inside a text', 'a: one -two - three\n'],
    ['quotes inside a text', 'a: The "big" day isn\'t over\n'],
    ['curly quotes inside a text', 'a: Say “yes” today\n'],
    ['curly quotes around the first word and the last', 'a: “Yes” beats “no”\n'],
    ['curly quotes within straight ones', 'a: "“yes”"\n'],
    ['a comment between fields, by any indentation', 'a:\n  b: 1\n      # c\n\t# d\n# e\n  f: 2\n'],
    ['a tab between name and value', 'a:\t1\n'],
    ['a name in quotes', '"a": 1\n\'b\': 2\n'],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

test.each([
  ['the other quote at the end', 'a: \'b"\n', "'b'"],
  ['a quote that a curly one closes', 'a: "b” c\n', '"“b” c"'],
  ['a quote that only closes', "a: {{b}} c'\n", '"{{b}} c"'],
  ['backticks for quotes', 'a: `b`\n', '"b"'],
  ['two fields in one line', 'a:\n  b: c d: e\nf:\n  d: g\n', '"c d: e"'],
])('%s: what is suggested is a guess', (_, text, suggestion) => {
  expect(parse(text)[1]).toMatchObject([{ suggestion, isGuess: true }]);
});

test('a text that a line of a single tab divides is refused, as the yaml package does', () => {
  expect(problemsOf('a: b\n\t\n  c\n')).toHaveLength(1);
});

test.each([
  ['two numbers', 'a: [68000 60000, 41000]\n', ['1:10 missing-comma']],
  ['the thousands of one', 'a: [68 000, 41 000]\n', []],
])('between brackets, %s without a comma between', (_, text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test('a sign that announces lines of text and stands before words is no part of them', () => {
  expect(problemsOf('a: > Tell us about it\nb: > 50 students\n')).toEqual([
    '1:4 text-beside-mark',
    '2:4 reserved-start',
  ]);
});

test('a list of numbers that ends too early is no text', () => {
  expect(problemsOf('a: [[1, 2], 3], [4, 5]]\n')).toEqual(['1:14 unclosed-bracket']);
});

test.each([
  [
    'below',
    'a: b: c\nd: {\n  e: 1, # why\n  e: 2 }\n',
    ['1:4 unquoted-colon', '4:3 duplicate-key'],
  ],
  [
    'above',
    'd: {\n  e: 1, # why\n  e: 2 }\na: b: c\n',
    ['3:3 duplicate-key', '4:4 unquoted-colon'],
  ],
])('a name twice in brackets with a comment is told %s another error', (_, text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test('an item that moved outward among fields is told once, though a field has its name', () => {
  const lines = readFileSync('regions.yaml', 'utf8').split('\n');
  const second = lines.indexOf('  social:') + 4;
  const moved = lines.map((line, index) =>
    index >= second && index < second + 3 ? line.slice(2) : line,
  );
  const place = String(second + 1);
  const inLine = problemsOf(moved.join('\n')).filter((each) => each.startsWith(`${place}:`));
  expect(inLine).toEqual([`${place}:3 item-among-fields`]);
});
