/** `a, b or c` */
export function orList(words: readonly string[]): string {
  return joined(words, 'or');
}

/** `a, b and c` */
export function andList(words: readonly string[]): string {
  return joined(words, 'and');
}

/** How many names a message lists before it counts the rest. */
const most = 3;

/** `a, b and c`, or `a, b, c and 9 others` */
export function someOf(words: readonly string[]): string {
  const shown = words.length > most + 1 ? words.slice(0, most) : words;
  const rest = words.length - shown.length;
  return andList(rest === 0 ? shown : [...shown, `${String(rest)} others`]);
}

/** `1 notice`, `3 notices` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joined(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
