import type { Dice } from './dice.ts';
import { createDice } from './dice.ts';
import { NAMES, PLAIN, QUOTED, FLOW, RARE, TEXT_LINES, COMMENTS, PIECES } from './yaml-pieces.ts';

/**
 * Texts as people write YAML, most of them sound, some with a slip. The same seed gives the same
 * texts.
 */
export function* generateTexts(seed: number): Generator<string, never> {
  const dice = createDice(seed);
  for (;;) {
    const text = fields(dice, 0, '').join('\n');
    const typed = `${text}${dice.pick(['\n', '\n', '', '\n\n', '\n# end\n'])}`;
    const slipped = dice.onceIn(4) ? slip(dice, typed) : typed;
    yield dice.onceIn(8) ? slipped.replaceAll('\n', '\r\n') : slipped;
  }
}

/** The lines of a map's fields. The first may stand in the line of a dash. */
function fields(dice: Dice, depth: number, indent: string): readonly string[] {
  const count = 1 + dice.below(4);
  return Array.from({ length: count }, (_, index) => field(dice, depth, indent, index)).flat();
}

function field(dice: Dice, depth: number, indent: string, index: number): readonly string[] {
  const base = dice.pick(NAMES);
  const numbered = dice.rarely() ? base : base.replace(/(?=["']?$)/, String(index));
  const name = `${indent}${numbered}${dice.rarely() ? ' ' : ''}:`;
  const before = dice.onceIn(12) && index > 0 ? [dice.pick([blankLine(dice), ...COMMENTS])] : [];
  return [...before, ...valueOf(dice, depth, indent, name)];
}

/** A name or a dash with its value, beside it or in the lines below. */
function valueOf(dice: Dice, depth: number, indent: string, head: string): readonly string[] {
  const deeper = `${indent}${dice.pick(['  ', '  ', '    ', ' '])}`;
  const kind = dice.below(depth < 3 ? 12 : 7);
  if (kind === 5) return blockText(dice, deeper, head);
  if (kind === 6) return overLines(dice, deeper, head);
  if (kind >= 7) return [`${head}${comment(dice)}`, ...nested(dice, depth, indent, deeper, head)];
  const gap = dice.rarely() ? '\t' : dice.pick([' ', ' ', ' ', '  ']);
  return [`${head}${gap}${inline(dice)}${comment(dice)}`];
}

function comment(dice: Dice): string {
  if (dice.rarely()) return '\t# tab';
  return dice.onceIn(10) ? dice.pick([' # why', '  #', ' #!', ' ']) : '';
}

function inline(dice: Dice): string {
  if (dice.rarely()) return dice.pick(RARE);
  return dice.pick([dice.pick(PLAIN), dice.pick(PLAIN), dice.pick(QUOTED), dice.pick(FLOW)]);
}

function nested(
  dice: Dice,
  depth: number,
  indent: string,
  deeper: string,
  head: string,
): readonly string[] {
  if (dice.onceIn(8)) return [];
  if (dice.below(5) < 3) return fields(dice, depth + 1, deeper);
  const flush = dice.onceIn(3) && !head.trimStart().startsWith('-');
  return items(dice, depth + 1, flush ? indent : deeper);
}

function items(dice: Dice, depth: number, indent: string): readonly string[] {
  return Array.from({ length: 1 + dice.below(3) }, () => item(dice, depth, indent)).flat();
}

function item(dice: Dice, depth: number, indent: string): readonly string[] {
  const dash = `${indent}-`;
  if (depth < 4 && dice.onceIn(2)) {
    const space = dice.pick([' ', ' ', ' ', '   ']);
    const [first = '', ...others] = dice.onceIn(5)
      ? items(dice, depth + 1, `${indent} ${space}`)
      : fields(dice, depth + 1, `${indent} ${space}`);
    return [`${dash}${space}${first.trimStart()}`, ...others];
  }
  return valueOf(dice, depth, indent, dash);
}

function blockText(dice: Dice, indent: string, head: string): readonly string[] {
  const mark = dice.rarely()
    ? dice.pick(['|+', '>+', '|2', '>1-'])
    : dice.pick(['|', '>', '|-', '>-']);
  const lines = Array.from({ length: 1 + dice.below(4) }, () => textLine(dice, indent));
  const first = dice.rarely() ? [] : [`${indent}one`];
  return [`${head} ${mark}${comment(dice)}`, ...first, ...lines];
}

function textLine(dice: Dice, indent: string): string {
  if (dice.onceIn(6)) return blankLine(dice);
  return `${indent}${dice.rarely() ? dice.pick(['  deeper', '\ttab']) : dice.pick(TEXT_LINES)}`;
}

function blankLine(dice: Dice): string {
  return dice.pick(['', '', '', '', '', '', '\t', '  \t']);
}

/** A value that goes on over lines. */
function overLines(dice: Dice, indent: string, head: string): readonly string[] {
  const more = Array.from({ length: dice.below(3) }, () =>
    dice.onceIn(6) ? blankLine(dice) : `${indent}${dice.pick(['more', 'and more', 'x'])}`,
  );
  const kind = dice.rarely() ? dice.below(3) : 3 + dice.below(3);
  if (kind === 0) return [`${head} "text`, ...more, `${indent}end"`];
  if (kind === 1) return [`${head} 'text`, ...more, `${indent}end'`];
  if (kind === 2) return [`${head} [a,`, `${indent}b, # why`, `${indent}{c: d}`, `${indent}]`];
  if (kind === 3) return [`${head} [a,`, `${indent}b,`, `${indent}{c: d}`, `${indent}]`];
  if (kind === 4) return [`${head} {`, `${indent}a: b,`, `${indent}c: "d"`, `${indent}}`];
  return [`${head} text`, ...more, `${indent}end`];
}

/** The text with something typed too much or too little. */
function slip(dice: Dice, text: string): string {
  const at = dice.below(text.length + 1);
  const kind = dice.below(5);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1 + dice.below(3));
  if (kind === 1) return moveLine(dice, text, at);
  return text.slice(0, at) + dice.pick(PIECES) + text.slice(at);
}

/** The line around an offset, indented otherwise. */
function moveLine(dice: Dice, text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start);
  return (
    text.slice(0, start) +
    dice.pick([
      ` ${line}`,
      `  ${line}`,
      `\t${line}`,
      line.replace(/^ *(?=\S)/, '$&\t'),
      line.trimStart(),
      line.replace(/^ /, ''),
    ])
  );
}
