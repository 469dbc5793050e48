/** Lines that a YAML file can be made of, sound ones and faulty ones, to be put together at random. */
const LINES = [
  ...['a: 1', 'b: "x"', "c: 'it''s'", 'd:', '"e": f', "'g': 2", 'h i j: k', 'l: m # n', 'o: # p'],
  ...['- q', '- r: s', '- - t', '-', '- ', '- [u]', '- {v: w}', '- "x": y', '-z', '  more: text'],
  ...['aa: |', 'bb: >-', 'cc: |-', 'dd: >', 'ee: >+', 'ff: |2', 'plain words', 'words: again', ''],
  ...[
    '   ',
    '# comment',
    'gg: 02108',
    'hh: 1.10',
    'ii: no',
    'jj: ~',
    'kk: true',
    'll: -1',
    'mm: .inf',
  ],
  ...['nn: https://a.example/x?y#z', 'oo: a:b', 'pp: 12:30', 'qq: "a\\n\\u00e9"', 'rr: "\\x41"'],
  ...[
    'ss: "\\q"',
    'tt: "several',
    '  lines"',
    'uu: []',
    'vv: {}',
    'ww: [a, b]',
    'xx: {p: q, r: s}',
  ],
  ...['yy: [a,', '  b]', 'zz: {a: 1,', '  }', 'ab: {"a":1}', 'ac: [a: b]', 'ad: ["a", \'b\', c d]'],
  ...[
    'ae: a #b',
    'af: "x" # c',
    'ag: "x"#c',
    'ah: &x 1',
    'ai: *x',
    'aj: !t y',
    'ak:\t5',
    '\tal: 1',
  ],
  ...[
    'am:n',
    'ao: p: q',
    'ar: s:',
    'at: - u',
    'av: ]',
    'aw: a]',
    'ax: @',
    'ay: a, b',
    'az: ?x',
    '? ba',
  ],
  ...[
    'bc: ? d',
    'be: : f',
    ': bg',
    'bh :i',
    'bj : k',
    '“bl”: m',
    'bn: “o”',
    'bp: {{q}}',
    'br: {{s}} t',
  ],
  ...[
    'bu: "',
    "bv: '",
    'bw: "x" y',
    '"bx" y',
    "it's: 5",
    '1: 2',
    '.5: x',
    'bz: 0x1F',
    'ca: 1e3',
    'd',
  ],
];
const INDENTS = ['', '', '', '  ', '  ', '    ', ' ', '   '];
const LINE_ENDS = ['\n', '\n', '\r\n'];

/** Texts that are the same in every run. */
export function generateTexts(count: number): readonly string[] {
  const random = randomNumbers(1);
  return Array.from({ length: count }, () => generateText(random));
}

function generateText(random: () => number): string {
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  const length = 1 + Math.floor(random() * 8);
  const lines = Array.from({ length }, () => `${pick(INDENTS)}${pick(LINES)}`);
  return `${lines.join(pick(LINE_ENDS))}${pick(['\n', ''])}`;
}

/** Numbers from 0 to 1 by a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
