import { nextWebinar } from '../../components/bottom-block/next-webinar.ts';
import type { WebinarOffers } from '../../components/bottom-block/next-webinar.ts';
import { phaseAt } from '../../services/phase.ts';
import { loadWebinars } from './load-webinars.ts';

/** Brings the webinar part of the bottom block up to the API's answer (docs/product.md P8), of which it leaves out a webinar that has begun; without an answer it stays. */
export async function refreshBottom(part: HTMLElement): Promise<void> {
  const { regionId, offers = '', until = '' } = part.dataset;
  const webinars = await loadWebinars(regionId);
  if (webinars === undefined) return;
  const { upcoming, history } = webinars;
  const isSame = upcoming?.webinarDetails === part.querySelector('p')?.textContent;
  const isOpen = !isSame || phaseAt({ startsAt: until }, Date.now()) === 'ahead';
  const known: WebinarOffers = JSON.parse(offers);
  const { title, text, button, href, isPlanned } = nextWebinar(
    isOpen ? webinars : { history },
    known,
  );
  const link = part.querySelector('a');
  part.querySelector('h2')?.replaceChildren(title);
  part.querySelector('p')?.replaceChildren(text);
  link?.replaceChildren(button);
  link?.setAttribute('href', href);
  part.querySelector('.way')?.toggleAttribute('hidden', isPlanned);
}
