import { builders, printer } from 'prettier/doc';
import stringWidth from 'string-width';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { YamlNode, YamlScalar } from '../source/yaml-node.ts';

const { fill, join, line } = builders;

/** Columns of a line at most, as Prettier has it (.prettierrc.json). */
export const printWidth = 100;

/** Widths at which people wrap texts. */
const NARROWEST = 40;
const WIDEST = 160;

/** Of equally good ones the first is taken. */
const widths = [
  printWidth,
  ...Array.from({ length: WIDEST - NARROWEST + 1 }, (_, at) => NARROWEST + at),
];

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
  return print(fill(join(line, text.split(BREAK))), width).split('\n');
}

/** Lines with something before each that is not blank. */
export function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

/** What Prettier makes of a layout. */
export function print(doc: builders.Doc, width = printWidth): string {
  return printer.printDocToString(doc, { printWidth: width, tabWidth: 2 }).formatted;
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
  const all = foldedTexts(document.root, document.file.text);
  const fitting = all.map((node) => fittingWidths(document, node)).filter((each) => each.isSeveral);
  const fits = (width: number): number =>
    fitting.filter(({ from, to }) => from <= width && width <= to).length;
  const own = text && fittingWidths(document, text);
  const kept = widths.filter(
    (width) => own === undefined || (own.from <= width && width <= own.to),
  );
  const [first = printWidth, ...others] = kept.length > 0 ? kept : widths;
  return others.reduce((best, width) => (fits(width) > fits(best) ? width : best), first);
}

function foldedTexts(node: YamlNode, text: string): readonly YamlScalar[] {
  if (node.kind === 'scalar') return node.quoted && text.charAt(node.start) === '>' ? [node] : [];
  const children =
    node.kind === 'list' ? node.items : Array.from(node.entries.values(), ({ value }) => value);
  return children.flatMap((child) => foldedTexts(child, text));
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
