/** Removes e-mail addresses, queries and fragments of URLs, and numbers of seven digits or more. */
export function scrub(text: string): string {
  return text
    .replace(/[^\s@<>"']+@[^\s@<>"':/]+\.[a-z]+/gi, '[e-mail]')
    .replace(/[?#][^\s:)"']+/g, '')
    .replace(/(?:\d[\s().-]*){7,}/g, '[number]')
    .slice(0, 2000);
}
