/** How many characters of a title search engines show at most. */
export const longestTitle = 65;

/**
 * A title with the first of its ends that leaves room for the whole label. Where none does, the
 * label is cut after a word, before the last of them.
 */
export function fitTitle(label: string, ends: readonly string[]): string {
  const fitting = ends.find((end) => lengthOf(label + end) <= longestTitle);
  if (fitting !== undefined) return label + fitting;
  const end = ends.at(-1) ?? '';
  const room = longestTitle - lengthOf(end) - 1;
  const words = label.slice(0, room + 1).replace(/[^\p{L}\p{N}]+\S*$/u, '');
  return `${words.slice(0, room)}…${end}`;
}

function lengthOf(text: string): number {
  return withoutMarks(text).length;
}

/** Without noncharacters, by which it is traced where a text comes from. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\uFDD0-\uFDEF]/g, '');
}
