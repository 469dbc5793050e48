/** Whether a text is the tag of a language that has a name, with a country or without (BCP 47). */
export function isLanguage(text: string): boolean {
  if (!/^[a-z]{2,3}(?:-(?:[A-Z]{2}|\d{3}))?$/.test(text)) return false;
  if (Intl.getCanonicalLocales(text)[0] !== text) return false;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(text) !== undefined;
}

/** The tag with letters as tags have them, and a hyphen in the place of other signs. */
export function asLanguage(text: string): string {
  const [language = '', country = ''] = text.trim().split(/[-_ ]+/);
  return [language.toLowerCase(), country.toUpperCase()].filter(Boolean).join('-');
}
