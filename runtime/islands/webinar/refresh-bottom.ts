import { nextWebinar } from '../../components/bottom-block/next-webinar.ts';
import type { WebinarOffers } from '../../components/bottom-block/next-webinar.ts';
import { loadWebinars } from './load-webinars.ts';
import type { Webinars } from './webinars.ts';

/**
 * Brings the webinar part of the bottom block up to the API's answer (docs/product.md P8) and to
 * the clock: it leaves out a webinar that has begun.
 */
export async function refreshBottom(part: HTMLElement): Promise<void> {
  const { regionId, offers = '', until = '' } = part.dataset;
  const webinars = await loadWebinars(regionId);
  const find = (selector: string): Element | null => part.querySelector(selector);
  const shown = find('p')?.textContent ?? '';
  const isPlanned = find('.way')?.hasAttribute('hidden') === true;
  const announced = webinars ? webinars.upcoming?.webinarDetails : isPlanned && shown;
  const hasBegun = announced === shown && Date.now() >= Date.parse(until);
  const upcoming = { webinarSignupForm: '', webinarDetails: announced || '' };
  const next = nextWebinar(
    announced && !hasBegun ? upcoming : undefined,
    withLatest(JSON.parse(offers), webinars),
  );
  if (shown === next.text) return;
  find('h2')?.replaceChildren(next.title);
  find('p')?.replaceChildren(next.text);
  find('a')?.replaceChildren(next.button);
  find('a')?.setAttribute('href', next.href);
  find('.way')?.toggleAttribute('hidden', next.isPlanned);
}

/**
 * The API knows no address that a recording keeps, and the prerendered one stays where it names
 * none.
 */
function withLatest(offers: WebinarOffers, webinars: Webinars | undefined): WebinarOffers {
  const { recorded } = offers;
  const text = webinars?.history[0]?.description ?? recorded.text;
  if (text === recorded.text) return offers;
  return { ...offers, recorded: { ...recorded, text, href: recorded.latest } };
}
