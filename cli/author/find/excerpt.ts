import type { Extent } from '../../diagnostics/span.ts';
import { TOKEN } from './replace.ts';

/** Characters of a text on either side of the words, with the … for what is left out. */
const around = 80;

/** Words of a text, and as much beside them as is read at a glance; no token is cut. */
export function excerptOf(text: string, { start, end }: Extent) {
  const first = start - around;
  const last = text.length - end > around ? end + around - 1 : text.length;
  const from = first > 0 ? (tokenAround(text, first + 1)?.end ?? first + 1) : 0;
  const to = tokenAround(text, last)?.start ?? last;
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    words: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}

/** The token that would be cut at a place of a text. */
function tokenAround(text: string, place: number): Extent | undefined {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index: start }) => {
    return { start, end: start + token.length };
  }).find(({ start, end }) => start < place && place < end);
}
