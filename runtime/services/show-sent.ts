import { sentParameter } from './sent-address.ts';
import { tellSent } from './sent-words.ts';
import type { SentWords } from './sent-words.ts';

/**
 * Says in its place when the form was sent, where the address of the confirmation names the minute
 * (docs/product.md S9).
 */
export function showSent(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-sent]');
  const sent = new Date(new URLSearchParams(page.location.search).get(sentParameter) ?? '');
  if (place === null || Number.isNaN(sent.getTime())) return;
  const words: SentWords = JSON.parse(place.dataset['sent'] ?? '{}');
  place.textContent = tellSent(sent, words);
  place.hidden = false;
}
