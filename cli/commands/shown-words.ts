import { count, listSome } from '../diagnostics/print/amounts.ts';

/** Which pages show something, by their URLs. */
export function pageWords(pages: readonly string[]): readonly string[] {
  if (pages.length === 0) return ['no page shows it as a text'];
  return [`on ${count(pages.length, 'page')}: ${listSome(pages, 6)}`];
}

/** What is drawn is counted apart, since pages only lead to it. */
export function drawingWords(paths: readonly string[]): readonly string[] {
  const brochures = paths.filter((path) => path.endsWith('.pdf')).length;
  const counts = { 'sharing card': paths.length - brochures, brochure: brochures };
  const counted = Object.entries(counts).flatMap(([noun, number]) =>
    number === 0 ? [] : [count(number, noun)],
  );
  return counted.length === 0 ? [] : [`drawn in ${counted.join(' and ')}`];
}
