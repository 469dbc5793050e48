import { withTokensAs } from './link.ts';

/** In code points. */
export function lengthWithoutTokens(text: string): number {
  return [...withTokensAs('', text)].length;
}
