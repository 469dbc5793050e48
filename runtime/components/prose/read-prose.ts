/** A piece of running text: plain words, bold words, or a link. */
export type ProsePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string };

const marked = /\*\*(?=\S)([^*]*[^*\s])\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** Takes running text apart at its marks: `**bold words**` and `[words of a link](target)`. */
export function readProse(text: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const { 0: typed, 1: bold, 2: words = '', 3: target = '', index } of text.matchAll(marked)) {
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push(
      bold === undefined ? { kind: 'link', text: words, target } : { kind: 'bold', text: bold },
    );
    end = index + typed.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
