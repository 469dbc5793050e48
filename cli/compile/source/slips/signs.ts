import type { Line } from '../reader/line.ts';
import { matchAt } from '../reader/line.ts';
import { quoted } from '../reader/quoted.ts';
import type { Reading } from '../reader/reading.ts';
import type { TextEdit } from '../text-edit.ts';
import type { Repair } from './repair.ts';
import { contentBefore, specificRepair } from './repair.ts';

/** Bullets and dashes of word processors, and the asterisk of Markdown. */
const BULLET = /(?:[–—−‐‑•·‣◦▪●○*+]|-{2,3})(?= |$)/uy;
const BEFORE_DASH = /([+>|*–—•]|\/\/) *(?=- )/uy;
/** What stands before each line in a comparison of two versions, and in the answer to a mail. */
const COPIED = /^([-+>|]) *(?=\S)/;

/** A sign that stands where a dash should, or before the indentation. */
export function signRepairs(reading: Reading, line: Line): readonly Repair[] {
  return [
    ...bulletRepairs(reading, line),
    ...comparisonRepairs(reading, line),
    ...copiedRepairs(reading, line),
    ...beforeDashRepairs(reading, line),
  ];
}

function bulletRepairs(reading: Reading, line: Line): readonly Repair[] {
  const [sign] = matchAt(BULLET, reading.text, line.at);
  if (sign === undefined) return [];
  const extent = [line.at, line.at + sign.length] as const;
  const problem = reading.diagnose('wrong-dash', { sign }, extent, { suggestion: '-' });
  return [specificRepair(problem)];
}

function beforeDashRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { at: start } = line;
  const [typed = '', sign] = matchAt(BEFORE_DASH, reading.text, line.at);
  if (sign === undefined) return [];
  const extent = [start, start + sign.length] as const;
  const problem = sign.startsWith('/')
    ? reading.diagnose('foreign-comment', { sign, name: '- …' }, extent)
    : reading.diagnose('stray-sign', { sign }, extent);
  return [specificRepair(problem, [{ start, end: start + typed.length, replacement: '' }])];
}

function copiedRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { start } = line;
  const [typed = '', sign] = COPIED.exec(line.blanks + line.typed) ?? [];
  if (sign === undefined) return [];
  const above = contentBefore(reading, line)?.indent ?? 0;
  const below = reading.after(line)?.indent ?? 0;
  const indents = [typed.length - 1, typed.length, above, below];
  return [...new Set(indents)].map((indent) => {
    const extras = { suggestion: ' '.repeat(indent) };
    const extent = [start, start + typed.length] as const;
    return specificRepair(reading.diagnose('stray-sign', { sign }, extent, extras));
  });
}

/** Lines of a comparison: removed lines go, and added ones lose their sign. */
function comparisonRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { text } = reading;
  const signOf = (index: number): string =>
    text.charAt(reading.lineAt(index)?.start ?? text.length);
  let { index } = line;
  while (/^[-+]/.test(signOf(index - 1))) index--;
  const first = reading.lineAt(index) ?? line;
  const edits: TextEdit[] = [];
  for (let sign = '-'; signOf(index) === sign || signOf(index) === '+'; index++) {
    sign = signOf(index);
    const { start = 0 } = reading.lineAt(index) ?? {};
    const next = reading.lineAt(index + 1)?.start ?? text.length;
    edits.push({ start, end: sign === '-' ? next : start + 1, replacement: '' });
  }
  if (signOf(first.index) !== '-' || signOf(index - 1) !== '+') return [];
  const span = [first.start, first.start + 1] as const;
  return [specificRepair(reading.diagnose('stray-sign', { sign: '-' }, span), edits)];
}

/** A name that begins an item, or stands alone, and the sign in place of its colon. */
const NAME_WITHOUT_COLON = /(?:-[ ]+(?=.* )|(?=\w+.?$))(\w+)((?:[;；：,=]| =)(?= |$)|)(?= +\S|$)/my;

/** The first name of an item that has more fields below it, or that of a group. */
export function colonRepairs(reading: Reading, line: Line): readonly Repair[] {
  const below = reading.after(line);
  if (!below || below.indent <= line.indent) return [];
  const [typed = '', name, sign = ''] = matchAt(NAME_WITHOUT_COLON, reading.text, line.at);
  if (name === undefined) return [];
  const end = line.at + typed.length;
  const nameEnd = end - sign.length;
  const { at, textEnd } = line.from(nameEnd - name.length);
  const parameters = { typed: reading.text.slice(at, textEnd) };
  const problem = reading.diagnose('missing-colon', parameters, [at, textEnd]);
  return [specificRepair(problem, [{ start: nameEnd, end, replacement: ':' }])];
}

/** A value that stands between brackets as it stands elsewhere: a path, or a text in quotes. */
const PATH = /^(?:"[^"]*"|'[^']*'|[\w./-]+)$/;

/** The words of a picture in a line below its path: both belong between brackets. */
export function pictureRepairs(reading: Reading, line: Line): readonly Repair[] {
  const above = contentBefore(reading, line);
  const picture = above && fieldIn(reading, above);
  const words = fieldIn(reading, line);
  if (!picture || words?.name !== 'alt' || above.indent >= line.indent) return [];
  if (!PATH.test(picture.value)) return [];
  const alt = /^(["']).*\1$/.test(words.value) ? words.value : quoted(words.value);
  const suggestion = `{ file: ${picture.value}, alt: ${alt} }`;
  const extent = [picture.start, words.end] as const;
  const parameters = { name: picture.name, suggestion };
  const problem = reading.diagnose('alt-below-picture', parameters, extent, { suggestion });
  return [specificRepair(problem)];
}

/** The field in a line that has its value there, as that is typed. */
function fieldIn({ text }: Reading, line: Line) {
  if (!line.key) return undefined;
  const { name, after } = line.key;
  const { at: start, textEnd: end } = line.from(after);
  return start === end ? undefined : { name, value: text.slice(start, end), start, end };
}
