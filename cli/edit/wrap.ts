import stringWidth from 'string-width';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { YamlNode, YamlScalar } from '../source/yaml-node.ts';

/** Columns of a line at most, as Prettier has it (.prettierrc.json). */
export const printWidth = 100;

/** Widths at which people wrap texts. */
const NARROWEST = 40;
const WIDEST = 160;

/** A single space between words, where a line can end without a change of the text; not within the words of a link. */
const BREAK = /(?<=\S) (?=\S)(?![^[\]]*\]\()/;

/** The lines of a folded text: each line of the text wrapped at a width, with a blank line before the next. */
export function foldedLines(text: string, width: number): readonly string[] {
  const [first = '', ...others] = text.split('\n');
  const rest = others.flatMap((line) => (line === '' ? [''] : ['', ...wrapped(line, width)]));
  return [...wrapped(first, width), ...rest];
}

/** One line of text as several, each as long as fits. */
function wrapped(text: string, width: number): readonly string[] {
  const [first = '', ...words] = text.split(BREAK);
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    if (columnsOf(line) + 1 + columnsOf(word) <= width) {
      line += ` ${word}`;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** How many columns a text takes, of which wide characters take two, as Prettier counts them. */
export function columnsOf(text: string): number {
  return stringWidth(text);
}

/**
 * The width at which a file wraps its folded texts: the one that leaves most of them as they are. Where `text` is given,
 * only such a width as leaves that text as it is, if there is one.
 */
export function textWidth(document: YamlDocument, text?: YamlScalar): number {
  const fits = new Array<number>(WIDEST + 1).fill(0);
  for (const node of foldedTexts(document.root, document.file.text)) {
    const { from, to, isSeveral } = fittingWidths(document, node);
    if (!isSeveral) continue;
    for (let width = from; width <= to; width++) fits[width] = (fits[width] ?? 0) + 1;
  }
  const own = text ? fittingWidths(document, text) : { from: NARROWEST, to: WIDEST };
  const among = own.from <= own.to ? own : { from: NARROWEST, to: WIDEST };
  let best = printWidth;
  if (best < among.from || best > among.to) best = among.from;
  for (let width = among.from; width <= among.to; width++) {
    if ((fits[width] ?? 0) > (fits[best] ?? 0)) best = width;
  }
  return best;
}

function* foldedTexts(node: YamlNode, text: string): Generator<YamlScalar> {
  if (node.kind === 'scalar') {
    if (node.quoted && text.charAt(node.start) === '>') yield node;
    return;
  }
  const children =
    node.kind === 'list' ? node.items : Array.from(node.entries.values(), ({ value }) => value);
  for (const child of children) yield* foldedTexts(child, text);
}

/** The widths at which a text is wrapped as it is: as wide as its longest line, and too narrow for a word more. */
function fittingWidths({ file }: YamlDocument, { start, end }: YamlScalar) {
  const [, ...lines] = file.text.slice(start, end).split(/\r?\n/);
  let from = NARROWEST;
  let to = WIDEST;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]?.trimStart() ?? '';
    const word = next.slice(0, BREAK.exec(next)?.index);
    from = Math.max(from, columnsOf(line));
    if (line.trim() !== '' && next !== '') to = Math.min(to, columnsOf(line) + columnsOf(word));
  }
  return { from, to, isSeveral: lines.length > 1 };
}
