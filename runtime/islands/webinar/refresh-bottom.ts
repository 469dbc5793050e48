import { nextWebinar } from '../../components/bottom-block/next-webinar.ts';
import { loadWebinars } from './load-webinars.ts';

/** Brings the webinar part of the bottom block up to the API's answer (docs/product.md P8); without an answer it stays. */
export async function refreshBottom(part: HTMLElement): Promise<void> {
  const { regionId, signUp = '', watch = '', ask = '' } = part.dataset;
  const webinars = await loadWebinars(regionId);
  if (webinars === undefined) return;
  const { title, details, label, href } = nextWebinar(webinars, { signUp, watch, ask });
  const write = (selector: string, text: string): void =>
    part.querySelector(selector)?.replaceChildren(text);
  write('h2', title);
  write('p', details);
  write('a', label);
  part.querySelector('a')?.setAttribute('href', href);
}
