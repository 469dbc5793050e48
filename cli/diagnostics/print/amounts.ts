/** The first of many names, and how many more there are; a single one more is named as well. */
export function listSome(names: readonly string[], most = 3): string {
  if (names.length <= most + 1) return names.join(', ');
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}

/** Joins the parts that are not empty. */
export function joinParts(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

/** `1 page`, `1,222 pages`. */
export function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`;
}

export function formatCount(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
