/** How alike two texts are, from 0 to 1: the share of words that both have. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [listWords(a), listWords(b)];
  const total = left.length + right.length;
  if (total === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    shared += 1;
  }
  return (2 * shared) / total;
}

/** The words of a text in lower case, in their order. */
function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
