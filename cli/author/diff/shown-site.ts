import type { BuildContext, WebRoot } from '../../../runtime/contract.ts';
import { listBrochures, listCovers } from '../../compile/emit/brochures/brochure.ts';
import { listCards } from '../../compile/emit/cards/card.ts';
import { isAnswer, openPlan } from '../../compile/manifest/match.ts';
import type { PageRow } from '../../compile/manifest/table.ts';
import { markSite } from '../reach/marked-site.ts';
import { listMarkIds } from '../reach/marks.ts';
import { createPageMapper } from '../reach/page-map.ts';
import type { PageText } from '../reach/page-text.ts';
import { createReadingContext } from '../reach/text-context.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { once, onceEach } from '../../compile/values/once.ts';
import { oncePerWebRoot } from '../../compile/resolve/web-roots.ts';
import type { Provenance } from '../../compile/resolve/resolved.ts';
import { assetUrl } from '../../compile/site/assets.ts';
import { createRender } from '../../compile/site/render-page.ts';
import type { Destination, Resource } from './change.ts';
import { pageId } from './change.ts';
import { listDocuments } from './documents.ts';
import type { Side } from './open-versions.ts';
import type { Piece } from './pieces.ts';
import { jsonPieces } from './pieces.ts';

/** A version as its visitors get it. */
export type ShownSite = ReturnType<typeof showSite>;

export function showSite(side: Side) {
  const shown = showPages(side);
  return { ...shown, sourcesOf: createSources(shown) };
}

function showPages(side: Side) {
  const { manifest, files } = side;
  const drawn = nameDrawnFiles(side);
  const asTheyAre = Object.fromEntries([...files].map(([path, { built }]) => [path, built]));
  const assets = { ...asTheyAre, ...drawn.assets };
  const editions = oncePerWebRoot((webRoot) => {
    const context = createReadingContext(webRoot, side, { ...drawn, assets });
    const mapTexts = createPageMapper({ ...side, context });
    return { context, mapTexts, render: createRender(side, context) };
  });
  const plan = once(() => openPlan(manifest.urls));
  return {
    /** What is written, and what that names. */
    side,
    /** What the pages of an edition are given, and what they are rendered and read by. */
    editions,
    isDrawn: (path: string) => Object.hasOwn(drawn.assets, path),
    /** By edition and URL: `main /nv/plan/`. */
    pages: new Map(manifest.urls.pages.map((page) => [pageId(page), page])),
    /** What is answered beside the pages, by edition and name; listed once it is asked for. */
    documents: once(
      () => new Map(listDocuments(side).map((each) => [pageId(each.resource), each])),
    ),
    nameOf: createNames(side, assets),
    render: (page: PageRow): string => editions[page.edition]().render(page),
    /** Where a path of an edition leads. */
    destinationOf(webRoot: WebRoot, path: string): Destination {
      const { end, stops } = plan().follow(webRoot, path);
      return isAnswer(end) ? (stops.at(-1) ?? null) : null;
    },
  };
}

/** Says where a text, an address or a picture that a version has in some place is written. */
function createSources(site: ReturnType<typeof showPages>) {
  const { side, editions, isDrawn, pages, documents, nameOf } = site;
  const { resolved } = side;
  const textsOn = onceEach((page: PageRow) => {
    const { mapTexts, render } = editions[page.edition]();
    const { texts, islandTexts } = mapTexts(page, render(page));
    const named = ({ text }: PageText) => nameOf({ role: '' }, text.replaceAll(/\s+/g, ' ').trim());
    return groupBy([...texts, ...islandTexts], named);
  });
  const marked = once(() => markSite({ ...side, context: editions.main().context }));
  // Of all that a drawn file says, or of one of its texts, by the place that this has among them.
  const ofDrawing = (edition: string, path: string, index?: number): readonly Provenance[] => {
    const { drawingsOf, marks } = marked();
    const all = drawingsOf(edition).find((each) => each.path === path)?.words;
    const words = index === undefined ? all : jsonPieces('', all ?? '""')[index]?.value;
    const fields = [...listMarkIds(words ?? '', marks)].map(marks.fieldOf);
    return fields.flatMap((field) => resolved.findValue(field)?.provenance ?? []);
  };
  return (resource: Resource, value: string): readonly Provenance[] => {
    const page = pages.get(pageId(resource));
    const { region, url } = resource;
    if (page !== undefined && isDrawn(value)) return ofDrawing(region, value);
    if (page !== undefined) {
      const parts = (textsOn(page).get(value) ?? []).flatMap((text) => text.parts);
      return parts.flatMap(({ sources }) => sources.map(({ provenance }) => provenance));
    }
    const pieces = documents().get(pageId(resource))?.pieces ?? [];
    return pieces.flatMap((piece, index) =>
      piece.value === value ? ofDrawing(region, url.slice(1), index) : [],
    );
  };
}

/** The files that a build draws, named by what they are drawn from: none is drawn. */
function nameDrawnFiles({ manifest, tokens }: Side): Pick<BuildContext, 'assets' | 'cards'> {
  const cards = listCards(manifest, tokens.light);
  const brochures = [...listBrochures(manifest, tokens.light), ...listCovers(manifest, tokens)];
  const named = [...cards, ...brochures].map(({ path, input, measures }) => {
    return [path, { url: assetUrl(path, input), ...measures }];
  });
  return {
    assets: Object.fromEntries(named),
    cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
  };
}

/**
 * Says what the YAML calls the picture or link of a piece; the value itself where that has no other
 * name. Pictures are published under names that change with them; an icon stands in the page
 * without any.
 */
function createNames(
  { manifest: { site, library }, files, data: { icons } }: Side,
  built: BuildContext['assets'],
) {
  const names = new Map([
    ...[...files].map(([path, { url }]) => [url, path] as const),
    ...Object.entries(built).map(([path, { url }]) => [url, path] as const),
    ...Object.entries(icons).map(([name, { body }]) => [body, `assets/icons/${name}.svg`] as const),
  ]);
  return ({ role }: Pick<Piece, 'role'>, value: string): string => {
    const origin = [site, library].find((own) => own && value.startsWith(`${own.origin}/`))?.origin;
    const isOwn = role === 'sharing card' && origin !== undefined;
    const name = names.get(isOwn ? value.slice(origin.length) : value);
    if (name !== undefined) return name;
    return role === 'drawing' ? 'a drawing' : value;
  };
}
