/**
 * The new words in the case of those that they take the place of: `Old` gives `New`, `OLD` gives
 * `NEW`, `old` gives `new`. What stands as it was asked for, or in a case of its own, gives the new
 * words as they were given.
 */
export function keepCase(found: string, from: string, to: string): string {
  if (found === from) return to;
  if (found === from.toUpperCase() && /\p{L}.*\p{L}/su.test(from)) return to.toUpperCase();
  if (found === lowerFirst(from)) return lowerFirst(to);
  if (found === upperFirst(from)) return upperFirst(to);
  if (found === from.toLowerCase()) return to.toLowerCase();
  if (found === upperFirst(from.toLowerCase())) return upperFirst(to.toLowerCase());
  return found === eachUpper(from) ? eachUpper(to) : to;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function eachUpper(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}
