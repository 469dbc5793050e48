import type { YamlValue } from '../../../cli/author/edit/yaml-value.ts';
import type { ScalarValue } from '../../../cli/compile/source/yaml-node.ts';
import type { Dice } from '../../compile/source/dice.ts';

/** Texts of the site's kind, and texts that look like something else in YAML. */
const TEXTS = [
  'Careers in {{regionName}}',
  '{{claims.careers}} careers, each with a day at work',
  'Ask us: we answer',
  'It’s “quoted” – with a dash',
  "It's here",
  'Say "hello" to them',
  `Both ' and "`,
  'A backslash \\ here',
  '# no comment',
  'Room #3',
  'Room # 3',
  '- no item',
  '-dash',
  '? no key',
  '[no list]',
  '{no: map}',
  'a, b',
  'a]b',
  'key:value',
  'ends with a colon:',
  '@sign',
  '`tick`',
  '%directive',
  '!tag',
  '&anchor',
  '*alias',
  '> 50 students',
  '| bar',
  '>-',
  '|',
  "'Tis",
  '"',
  'true',
  'null',
  '~',
  '12',
  '-1.5e3',
  '0x1F',
  '2026-11-22',
  '',
  ' ',
  ' leads',
  'trails ',
  'two  spaces',
  'a\ttab',
  'one\ntwo',
  'one\n\ntwo',
  'ends a line\n',
  '\nbegins with a line end',
  'one\n  indented',
  'a\u00a0b',
  '日本語のテキスト',
  '<<',
  '---',
  '...',
];

const WORDS = ['careers', 'in', 'plain', 'words,', 'and', '{{claims.careers}}', 'more:', '#1', '-'];

const OTHERS: readonly ScalarValue[] = [0, 25, -3.5, 1e21, true, false, null];

export function randomScalar(dice: Dice): ScalarValue {
  if (dice.onceIn(6)) return OTHERS[dice.below(OTHERS.length)] ?? null;
  return dice.onceIn(3) ? sentence(dice) : dice.pick(TEXTS);
}

/** A single value, or a small group or list. */
export function randomValue(dice: Dice): YamlValue {
  const kind = dice.below(8);
  if (kind === 0) return { title: randomScalar(dice), 'a name': { text: randomScalar(dice) } };
  if (kind === 1) return [randomScalar(dice), randomScalar(dice)];
  if (kind === 2) return [{ name: randomScalar(dice), url: randomScalar(dice) }, [1, [2]]];
  if (kind === 3) return dice.onceIn(2) ? {} : [];
  return randomScalar(dice);
}

function sentence(dice: Dice): string {
  return Array.from({ length: 1 + dice.below(60) }, () => dice.pick(WORDS)).join(' ');
}
