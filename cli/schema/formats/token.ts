/** The text with something else in the place of its tokens, whatever they stand for. */
export function withTokensAs(replacement: string, text: string): string {
  return text.replace(/\{\{[^{}]*\}\}/g, replacement);
}
