import { devPaths } from '../../runtime/dev/messages.ts';
import type { RegionSummary } from './region-summary.ts';
import { fillPage } from '../emit/tool-page.ts';
import { printInstant } from '../resolve/moment.ts';
import { answerEmpty, answerText, answerWith } from '../serve/answer.ts';
import type { DevCall, DevServer } from './endpoint.ts';
import { summariseRegions } from './region-summary.ts';
import type { SiteVersion } from './version.ts';

const sources = "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";

const policy = {
  'Content-Security-Policy': `default-src 'none'; ${sources}; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

const nothingYet =
  'There is nothing to show before the problems that the terminal names are mended.';

/** The workbench: one document that shows how the regions stand now, and their sharing cards. */
export function answerWorkbench({ response, webRoot }: DevCall, { site, token }: DevServer): void {
  const version = site.current();
  if (version === undefined) {
    answerText(response, 503, nothingYet);
    return;
  }
  const { manifest } = version.site;
  const regions = summariseRegions(version.site, site.diagnostics());
  const page = fillPage('workbench', {
    paths: devPaths,
    token,
    at: manifest.at,
    siteName: webRoot === 'main' ? manifest.site.name : manifest.library.name,
    regions: regions.map((region) => ({ ...region, searched: searchedWords(region) })),
    cards: listCardNames(version),
  });
  answerWith(response, 200, 'text/html; charset=utf-8', page, policy);
}

/** Shows the site as it is at an instant; without one, as it is now. */
export async function answerInstant(
  { response, query }: DevCall,
  { showAt }: DevServer,
): Promise<void> {
  const typed = query.get('at') ?? '';
  const instant = typed === '' ? Date.now() : Date.parse(typed);
  if (!/^(?:\d{4}-.*Z)?$/.test(typed) || Number.isNaN(instant)) {
    answerText(response, 400, 'This is no instant.');
    return;
  }
  await showAt(printInstant(instant));
  answerEmpty(response, 204);
}

/** What a region is found by. */
function searchedWords({ name, code, key, address, link }: RegionSummary): string {
  return [name, code, key, address, link].join(' ').toLowerCase();
}

/** Keys of the editions that have a sharing card, and what each is called. */
function listCardNames({ site: { manifest }, assets }: SiteVersion) {
  const names = new Map(manifest.regions.map(({ key, name }) => [key, name]));
  const own: Readonly<Record<string, string>> = {
    [manifest.generic.key]: 'all regions',
    library: manifest.library.name,
  };
  return Object.keys(assets.cards).map((key) => ({ key, name: own[key] ?? names.get(key) ?? key }));
}

/** The sharing card of an edition, drawn where it is not yet. */
export async function answerCard({ response, query }: DevCall, { site }: DevServer): Promise<void> {
  const version = site.current();
  const { cards = {} } = version?.assets ?? {};
  const region = query.get('region') ?? '';
  const path = Object.hasOwn(cards, region) ? cards[region] : undefined;
  const card = path === undefined ? undefined : await version?.assets.make(path);
  if (card === undefined) answerText(response, 404, 'There is no such card.');
  else answerWith(response, 200, 'image/png', card.contents);
}
