import type { WebRoot } from '../../../runtime/contract.ts';
import type { FoundPlace, FoundPlaces, ShownOn, ShownPlan } from '../page/find/messages.ts';
import { findPaths } from '../page/find/messages.ts';
import { fieldName } from '../../compile/schema/describe.ts';
import { segmentsOf } from '../../compile/schema/pointer.ts';
import { assetFiles } from '../../compile/source/assets.ts';
import { listSome } from '../../diagnostics/print/amounts.ts';
import { excerptOf } from '../find/excerpt.ts';
import type { Hit } from '../find/find.ts';
import { listMixedWords } from '../find/mixed-words.ts';
import { keptKinds, planReplace } from '../find/replace.ts';
import { showingFields } from '../find/shown-by.ts';
import { inheritedField } from '../table/table.ts';
import type { Reach } from '../reach/page-reach.ts';
import { answerReplace } from './edits/edit-endpoints.ts';
import { describePlace } from './inspect/describe-place.ts';
import { replacementId } from './edits/replace-texts.ts';
import { siteQuestion } from './questions.ts';
import type { DevCall, Endpoint } from './server.ts';
import type { SiteVersion } from './version.ts';

/** The most places that are shown: whoever gets more, types more. */
const mostPlaces = 50;

/** What the box for words asks and sends. */
export const findEndpoints: readonly Endpoint[] = [
  siteQuestion<FoundPlaces>(findPaths.places, 'site', (version, call) =>
    describeFound(version, call),
  ),
  siteQuestion<FoundPlaces>(findPaths.pages, 'site', async (version, call, { addresses }) => {
    const reach = await version.reach();
    const shownOn = (hit: Hit) => describeShown(hit, version, reach, call, addresses);
    return describeFound(version, call, shownOn);
  }),
  siteQuestion<ShownPlan>(findPaths.replacements, 'site', ({ site, finder }, { query }) => {
    const { root, resolved } = site;
    const from = query.get('from')?.trim() ?? '';
    if (from === '') return undefined;
    const request = { from, to: query.get('to') ?? '', owners: [], fields: [] };
    const plan = planReplace(resolved, assetFiles(root).read, request);
    return {
      replacements: plan.replacements.map((each) => ({
        id: replacementId(each),
        name: each.field,
        place: describePlace(each.span, root),
        pieces: each.pieces,
      })),
      kept: [...plan.kept, ...listMixedWords(finder(), request)].map(
        ({ kind, fields, span, text }) => ({
          why: keptKinds[kind],
          name: listSome(fields),
          place: describePlace(span, root),
          text,
        }),
      ),
    };
  }),
  { method: 'POST', path: findPaths.replace, answer: answerReplace },
];

function describeFound(
  version: SiteVersion,
  { query, webRoot }: DevCall,
  shownOn?: (hit: Hit) => ShownOn,
): FoundPlaces {
  const words = query.get('words') ?? '';
  const finder = version.finder();
  const hits = finder.find(words, webRoot === 'library' ? 'library' : 'regions');
  const near = hits.length > 0 || words.trim() === '' ? undefined : finder.near(words);
  return {
    words,
    places: hits.slice(0, mostPlaces).map((hit) => ({
      ...describeHit(hit, version.site.root),
      ...(shownOn && { shown: shownOn(hit) }),
    })),
    count: hits.length,
    ...(near !== undefined && { near }),
  };
}

function describeHit(hit: Hit, root: string): FoundPlace {
  const { kind, span, fields, text, match = { start: 0, end: 0 }, editions = [], time } = hit;
  const names = fields.map(({ file, pointer }) => fieldName(file, pointer));
  const inAll = kind === 'name' ? inheritedField(fields[0]?.pointer ?? '') : undefined;
  const reads = editions.length === 0 ? '' : `as it reads in ${listSome(editions)}`;
  return {
    kind,
    name: listSome(names),
    place: describePlace(span, root),
    note: time === undefined ? reads : `shown ${time}`,
    ...(inAll !== undefined && { inAll }),
    ...excerptOf(text, match),
  };
}

function describeShown(
  hit: Hit,
  { site: { resolved } }: SiteVersion,
  reach: Reach,
  { query, webRoot }: DevCall,
  addresses: ReadonlyMap<WebRoot, string>,
): ShownOn {
  const shown = showingFields(hit, resolved).flatMap((field) =>
    reach(field).pages.map((page) => ({ ...field, ...page })),
  );
  const pages = new Set(shown.map(({ edition, url }) => `${edition} ${url}`)).size;
  const here = shown.find(({ edition, url }) => edition === webRoot && url === query.get('path'));
  const first = here ?? shown[0];
  if (first === undefined) return { pages };
  const { edition, owner, pointer } = first;
  const origin = edition === webRoot ? '' : (addresses.get(edition) ?? '').replace(/\/$/, '');
  const field = segmentsOf(pointer).join('.');
  return { pages, first: { url: origin + first.url, owner, field } };
}
