import { builders, printer } from 'prettier/doc';
import stringWidth from 'string-width';
import type { Extent } from '../../diagnostics/span.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { textsOf } from '../../compile/source/yaml-node.ts';

const { fill, join, line } = builders;

/** Columns of a line at most, as Prettier has it (.prettierrc.json). */
export const printWidth = 100;

/** Widths at which people wrap texts. */
const NARROWEST = 40;
const WIDEST = 160;

/** The first of equally good widths wins. */
const widths = [
  printWidth,
  ...Array.from({ length: WIDEST - NARROWEST + 1 }, (_, at) => NARROWEST + at),
];

/** A space where a line can end without a change of the text; not in words of a link. */
const BREAK = /(?<=\S) (?=\S)(?![^[\]]*\]\()/;

/** Each line of the text wrapped at a width, with a blank line before the next. */
export function foldedLines(text: string, width: number): readonly string[] {
  const [first = '', ...others] = text.split('\n');
  const rest = others.flatMap((line) => (line === '' ? [''] : ['', ...wrapped(line, width)]));
  return [...wrapped(first, width), ...rest];
}

function wrapped(text: string, width: number): readonly string[] {
  return print(fill(join(line, text.split(BREAK))), width).split('\n');
}

export function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

export function print(doc: builders.Doc, width = printWidth): string {
  return printer.printDocToString(doc, { printWidth: width, tabWidth: 2 }).formatted;
}

/** Several texts of a document may be typed anew. */
const knownFitting = new WeakMap<YamlDocument, ReturnType<typeof listFitting>>();

/** The widths that leave each folded text of several lines as it is. */
function listFitting(document: YamlDocument) {
  return Array.from(textsOf(document.root), ([, typed]) => typed)
    .filter(({ start }) => document.file.text.startsWith('>', start))
    .map((typed) => fittingWidths(document, typed))
    .filter(({ isSeveral }) => isSeveral);
}

/** The width that leaves most folded texts as they are, and `text`, if one does. */
export function textWidth(document: YamlDocument, text?: Extent): number {
  const fitting = knownFitting.get(document) ?? listFitting(document);
  knownFitting.set(document, fitting);
  const fits = (width: number): number =>
    fitting.filter(({ from, to }) => from <= width && width <= to).length;
  const own = text && fittingWidths(document, text);
  const kept = widths.filter(
    (width) => own === undefined || (own.from <= width && width <= own.to),
  );
  const [first = printWidth, ...others] = kept.length > 0 ? kept : widths;
  return others.reduce((best, width) => (fits(width) > fits(best) ? width : best), first);
}

/** Widths that leave a text as it is: its longest line fits, and no word more. */
function fittingWidths({ file }: YamlDocument, { start, end }: Extent) {
  const [, ...lines] = file.text.slice(start, end).split(/\r?\n/);
  let from = NARROWEST;
  let to = WIDEST;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]?.trimStart() ?? '';
    const word = next.slice(0, BREAK.exec(next)?.index);
    from = Math.max(from, stringWidth(line));
    if (line.trim() !== '' && next !== '') to = Math.min(to, stringWidth(line) + stringWidth(word));
  }
  return { from, to, isSeveral: lines.length > 1 };
}
