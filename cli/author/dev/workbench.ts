import { agendaPaths } from '../page/agenda/messages.ts';
import { devPaths } from '../page/messages.ts';
import { tablePaths } from '../page/table/messages.ts';
import type { CheckedProject } from '../../compile/check-project.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isOpen } from '../../diagnostics/diagnostic.ts';
import { fillPage } from '../../compile/emit/tool-page.ts';
import { printInstant } from '../../compile/resolve/moment.ts';
import { isContentField } from '../../compile/schema/content-fields.ts';
import { childPointer, isObject } from '../../compile/schema/pointer.ts';
import { answerEmpty, answerText, answerWith } from '../../deliver/serve/answer.ts';
import { hopWords } from './inspect/describe-place.ts';
import type { DevCall, DevServer, Endpoint } from './server.ts';
import type { SiteVersion } from './version.ts';

const sources = "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";

const policy = {
  'Content-Security-Policy': `default-src 'none'; ${sources}; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

const nothingYet =
  'There is nothing to show before the problems that the terminal names are mended.';

/** A page of `dev` itself, which loads nothing from elsewhere. */
export function toolPage(
  name: Parameters<typeof fillPage>[0],
  describe?: (version: SiteVersion, diagnostics: readonly Diagnostic[]) => object,
): Endpoint['answer'] {
  return ({ response, webRoot }, { site, token }) => {
    const { version, diagnostics } = site.state();
    if (version === undefined) {
      answerText(response, 503, nothingYet);
      return;
    }
    const { manifest } = version.site;
    const page = fillPage(name, {
      paths: { ...devPaths, fields: tablePaths.page, agenda: agendaPaths.page },
      token,
      siteName: (webRoot === 'main' ? manifest.site : manifest.library)?.name,
      ...describe?.(version, diagnostics),
    });
    answerWith(response, 200, 'text/html; charset=utf-8', page, policy);
  };
}

/** The workbench: one document that shows how the regions stand now, and their sharing cards. */
export const answerWorkbench = toolPage('workbench', (version, diagnostics) => ({
  at: version.site.manifest.at,
  regions: summariseRegions(version.site, diagnostics),
  cards: listCardNames(version),
}));

/** Shows the site as it is at an instant; without one, as it is now. */
export async function answerInstant(
  { response, query }: DevCall,
  { showAt }: DevServer,
): Promise<void> {
  const typed = query.get('at') ?? '';
  const instant = typed === '' ? undefined : Date.parse(typed);
  if (!/^(?:\d{4}-.*Z)?$/.test(typed) || Number.isNaN(instant)) {
    answerText(response, 400, 'This is no instant.');
    return;
  }
  await showAt(instant === undefined ? undefined : printInstant(instant));
  answerEmpty(response, 204);
}

function listCardNames({ site: { manifest }, assets }: SiteVersion) {
  const names = new Map([
    ...manifest.regions.map(({ key, name }) => [key, name] as const),
    [manifest.generic.key, 'all regions'],
    ['library', manifest.library?.name],
  ]);
  return Object.keys(assets.cards).map((key) => ({ key, name: names.get(key) ?? key }));
}

/** The sharing card of an edition, drawn where it is not yet. */
export async function answerCard({ response, query }: DevCall, { site }: DevServer): Promise<void> {
  const { version } = site.state();
  const { cards = {} } = version?.assets ?? {};
  const region = query.get('region') ?? '';
  const path = Object.hasOwn(cards, region) ? cards[region] : undefined;
  const card = path === undefined ? undefined : await version?.assets.make(path);
  if (card === undefined) answerText(response, 404, 'There is no such card.');
  else answerWith(response, 200, 'image/png', card.contents());
}

/** A summary of each region, sorted by name. */
export function summariseRegions(
  { resolved, manifest }: CheckedProject,
  diagnostics: readonly Diagnostic[],
) {
  const { regions, defaults } = resolved.written.regions.value;
  return manifest.regions
    .map(({ key, name, code, pathPrefix, accent }) => {
      const own = Object.entries(regions[key] ?? {}).filter(([field]) => isContentField(field));
      const found = resolved.regions.find((region) => region.key === key)?.link;
      const link = found === undefined ? '' : `${hopWords[found.kind]} ${found.to}`;
      const address = `${pathPrefix}/`;
      return {
        key,
        name,
        code,
        accent,
        address,
        link,
        searched: [name, code, key, address, link].join(' ').toLowerCase(),
        ownFields: own.map(([field]) => field),
        /** How many values of them stand in front of others. */
        overrides: countOverrides(Object.fromEntries(own), defaults),
        /** What nobody has acknowledged. */
        notices: noticesBelow(childPointer('/regions', key), diagnostics),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function noticesBelow(pointer: string, diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(isOpen)
    .filter(({ path = '' }) => path === pointer || path.startsWith(`${pointer}/`))
    .map(({ message }) => message);
}

function countOverrides(own: unknown, below: unknown): number {
  if (below === undefined || own === below) return 0;
  if (!isObject(own) || !isObject(below)) return 1;
  return Object.entries(own).reduce(
    (count, [name, value]) => count + countOverrides(value, below[name]),
    0,
  );
}
