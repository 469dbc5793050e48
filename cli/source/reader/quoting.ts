const ELISION = /^['’](?:tis|twas|til|till|em|cause|bout|round|n|\d0s)\b/i;

/** Whether a text begins with the apostrophe of a shortened word, such as `'Tis` or `'90s`, and not with a quote. */
export function beginsShortened(text: string): boolean {
  return ELISION.test(text);
}

/** A text as YAML takes it for certain: in the quotes that it holds none of. */
export function quoted(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
