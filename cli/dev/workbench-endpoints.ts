import type { WebRoot } from '../../runtime/contract.ts';
import { answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import type { DevServer } from './endpoint.ts';
import { listStandings } from './region-standing.ts';
import type { SiteVersion } from './version.ts';
import { workbenchPage } from './workbench.ts';

const sources = "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";

const documentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; ${sources}; base-uri 'none'; frame-ancestors 'none'`,
};

const nothingYet =
  'There is nothing to show before the problems that the terminal names are mended.';

/** The workbench, as the site stands now. */
export function answerWorkbench({ response }: Call, { site }: DevServer, webRoot: WebRoot): void {
  const version = site.current();
  if (version === undefined) {
    answerText(response, 503, nothingYet);
    return;
  }
  const { manifest } = version.checked;
  const page = workbenchPage({
    siteName: webRoot === 'main' ? manifest.site.name : manifest.library.name,
    regions: listStandings(version.checked, site.diagnostics()),
    cards: listCardNames(version),
  });
  response.writeHead(200, documentHeaders);
  response.end(page);
}

function listCardNames({ checked: { manifest }, assets }: SiteVersion) {
  const names = new Map(manifest.regions.map(({ key, name }) => [key, name]));
  const own: Readonly<Record<string, string>> = {
    [manifest.generic.key]: 'all regions',
    library: manifest.library.name,
  };
  return Object.keys(assets.cards).map((key) => ({ key, name: own[key] ?? names.get(key) ?? key }));
}

/** The sharing card of an edition, drawn where it is not yet. */
export async function answerCard({ response, target }: Call, { site }: DevServer): Promise<void> {
  const version = site.current();
  const { cards = {} } = version?.assets ?? {};
  const region = new URLSearchParams(target.query).get('region') ?? '';
  const path = Object.hasOwn(cards, region) ? cards[region] : undefined;
  const card = path === undefined ? undefined : await version?.assets.make(path);
  if (card === undefined) {
    answerText(response, 404, 'There is no such card.');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' });
  response.end(card.contents);
}
