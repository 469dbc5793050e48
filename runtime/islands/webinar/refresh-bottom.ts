import { nextWebinar } from '../../components/bottom-block/next-webinar.ts';
import type { WebinarOffers } from '../../components/bottom-block/next-webinar.ts';
import { loadWebinars } from './load-webinars.ts';

/** Brings the webinar part of the bottom block up to the API's answer (docs/product.md P8), of which it leaves out a webinar that has begun; without an answer it stays. */
export async function refreshBottom(part: HTMLElement): Promise<void> {
  const { regionId, offers = '', until = '' } = part.dataset;
  const webinars = await loadWebinars(regionId);
  if (!webinars) return;
  const find = (selector: string): Element | null => part.querySelector(selector);
  const shown = find('p')?.textContent;
  const { upcoming, history } = webinars;
  const isSame = shown === upcoming?.webinarDetails;
  const hasBegun = isSame && Date.now() >= Date.parse(until);
  const known: WebinarOffers = JSON.parse(offers);
  const next = nextWebinar(hasBegun ? { history } : webinars, known);
  // The API knows no address that a recording keeps.
  if (shown === next.text) return;
  find('h2')?.replaceChildren(next.title);
  find('p')?.replaceChildren(next.text);
  find('a')?.replaceChildren(next.button);
  find('a')?.setAttribute('href', next.href);
  find('.way')?.toggleAttribute('hidden', next.isPlanned);
}
