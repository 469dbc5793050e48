/**
 * The school grade that a text can be read in, by the formula of Flesch and Kincaid, rounded. Syllables are counted by groups
 * of vowels, which is off by some per cent on single words and by little on a page.
 */
export function readingGrade(text: string): number {
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const sentences = text.match(/[.!?]+(?=\s|$)/g) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.toLowerCase()), 0);
  const grade =
    (0.39 * words.length) / Math.max(sentences.length, 1) +
    (11.8 * syllables) / words.length -
    15.59;
  return Math.max(Math.round(grade), 1);
}

/** A silent `e` at the end is none, nor is that of `-ed` or `-es`. */
function countSyllables(word: string): number {
  const spoken = word.replace(/(?<=[aeiouy].*[^aeiouyl])e(?:d|s)?$/, '');
  return Math.max(spoken.match(/[aeiouy]+/g)?.length ?? 0, 1);
}
