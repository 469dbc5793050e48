/** Text whose own code spans stay, and in which nothing else becomes markup, a mention or a reference. */
export function prose(text: string): string {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part.slice(1, -1)) : escapeProse(part)))
    .join('');
}

/** Text in which nothing becomes markup, a mention or a reference. */
export function escapeProse(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]()~|!]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('#', '&#35;')
    .replaceAll('@', '&#64;')
    .replaceAll(/\r?\n/g, '<br>');
}

/** HTML's element, because a code span of Markdown ends at a backtick and cannot be empty. */
export function codeSpan(text: string): string {
  return `<code>${escapeProse(text)}</code>`;
}
