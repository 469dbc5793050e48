/** `a, b or c` */
export function orList(words: readonly string[]): string {
  return joined(words, 'or');
}

/** `a, b and c` */
export function andList(words: readonly string[]): string {
  return joined(words, 'and');
}

function joined(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
