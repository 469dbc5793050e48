import { hash } from 'node:crypto';
import type { PageEntry, SiteData } from '../../runtime/contract.ts';
import type { Remember } from '../emit/remember.ts';
import { withoutCache } from '../emit/remember.ts';
import type { FieldPlace, ResolvedRegion } from '../resolve/resolved.ts';
import { pageNames } from '../resolve/routes.ts';
import type { ShapePart } from './content-shape.ts';
import { contentShape } from './content-shape.ts';
import { markSite } from './marked-site.ts';
import { listMarkIds } from './marks.ts';
import type { MarkedField } from './marks.ts';
import type { PageSources } from './page-map.ts';

/** Which pages show a field, also where that takes a click, such as a message of a form. */
export interface PageReach {
  readonly pagesShowing: (field: FieldPlace) => readonly ShownPage[];
}

/** A page that shows a field. */
export type ShownPage = Pick<PageEntry, 'edition' | 'url' | 'region'>;

/** A page, and the index of the group of pages that it shows the same fields as. */
interface GroupedPage extends ShownPage {
  readonly group: number;
}

/** What pages show, as data that can be kept. */
export interface ReachRecord {
  /** Of fields, by what the pages of an edition call them. */
  readonly names: readonly string[];
  /** The fields that the pages of each group show: indices among the names. */
  readonly groups: readonly (readonly number[])[];
  readonly pages: readonly GroupedPage[];
}

/** What was found for earlier records. */
export interface KnownGroups {
  readonly remember: Remember;
  /** What the pages of all editions are made from, as far as it decides which fields they show. */
  readonly shared: string;
}

/**
 * Finds what pages show, by rendering marked pages. What a component shows depends on the shape of its content, not on its
 * words, so that one of all pages of a kind and shape is rendered: a quarter of them. After an edit those are whose shape is
 * a new one, which takes 0.3 s of CPU time instead of 1.2.
 */
export async function recordReach(
  sources: PageSources,
  { remember, shared }: KnownGroups = { remember: withoutCache, shared: '' },
): Promise<ReachRecord> {
  const groups = groupBy(sources.data.routes.pages, createGrouping(sources));
  const editions = new Set([...groups.values()].map(([{ region }]) => region));
  const fieldsOf = createFieldReader(sources, editions);
  const names = createIndex();
  const found: (readonly number[])[] = [];
  for (const [name, [page]] of groups) {
    const fields = await remember(`fields of ${name} ${shared}`, () =>
      Promise.resolve(Buffer.from(fieldsOf(page).join('\n'))),
    );
    found.push(Buffer.from(fields).toString().split('\n').map(names.indexOf));
  }
  const numbered = [...groups.values()].flatMap((pages, group) =>
    pages.map(({ edition, url, region }) => ({ edition, url, region, group })),
  );
  return { names: names.all(), groups: found, pages: numbered };
}

type Group = readonly [PageEntry, ...PageEntry[]];

function groupBy(
  pages: readonly PageEntry[],
  nameOf: (page: PageEntry) => string,
): ReadonlyMap<string, Group> {
  const groups = new Map<string, [PageEntry, ...PageEntry[]]>();
  for (const page of pages) {
    const name = nameOf(page);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [page]);
    else group.push(page);
  }
  return groups;
}

function createIndex() {
  const indices = new Map<string, number>();
  return {
    indexOf: (name: string): number => {
      const index = indices.get(name) ?? indices.size;
      indices.set(name, index);
      return index;
    },
    all: () => [...indices.keys()],
  };
}

/** Says of a page what it has in common with all that show the same fields. */
function createGrouping({
  data,
  context,
  resolved: { generic, regions },
}: PageSources): (page: PageEntry) => string {
  const hashes = new Map<string, string>();
  const hashOf = (shape: string): string => {
    const known = hashes.get(shape) ?? hash('sha256', shape, 'hex').slice(0, 16);
    hashes.set(shape, known);
    return known;
  };
  const editions = new Map(
    [generic, ...regions].map((region) => {
      const parts = [...contentShape(region, context), ...standing(region, data)];
      const isGeneric = region === generic;
      const hashed = parts.map(({ pages, shape }) => ({ pages, shape: hashOf(shape) }));
      return [region.key, { isGeneric, parts: hashed, ...region.config }] as const;
    }),
  );
  return (page) => {
    const edition = editions.get(page.region);
    if (edition === undefined) return pageKindKey(page);
    const { isGeneric, parts, pathPrefix } = edition;
    const names = pageNames(page, pathPrefix, isGeneric);
    const shown = parts.filter(({ pages }) => pages?.some((name) => names.includes(name)) ?? true);
    return [pageKindKey(page), String(isGeneric), ...shown.map(({ shape }) => shape)].join(' ');
  };
}

/** Whether an edition has an outline, lines in it, the app of another region, its own words for searches, and recordings. */
function standing(
  { config, link }: ResolvedRegion,
  { silhouettes }: SiteData,
): readonly ShapePart[] {
  const outline = silhouettes[config.code];
  const sharesApp = link?.kind === 'reuse';
  return [
    { pages: undefined, shape: JSON.stringify([outline !== undefined, sharesApp]) },
    { pages: ['landing'], shape: JSON.stringify(outline?.counties === '') },
    { pages: ['choose-state', 'not-found'], shape: String(config.searchSpellings.length) },
    {
      pages: ['quote-confirmation', 'demo-confirmation'],
      shape: String(config.webinarHistory.length === 0),
    },
  ];
}

/** Reads from pages of some editions which fields they show. The site is marked once, when the first is read. */
function createFieldReader(
  { data, context, resolved, createSiteRenderer }: PageSources,
  editions: ReadonlySet<string>,
): (page: PageEntry) => readonly string[] {
  const open = () => {
    const { marks, ...marked } = markSite(data, context, resolved, editions);
    return { marks, render: createSiteRenderer(marked.data, marked.context) };
  };
  let opened: ReturnType<typeof open> | undefined;
  return (page) => {
    const { marks, render } = (opened ??= open());
    const ids = [...listMarkIds(render(page), marks)];
    return [...new Set(ids.map((id) => relativeField(page.region, marks.fieldOf(id))))];
  };
}

/** A field as the pages of an edition see it: their own, that of another region, or shared. */
export function relativeField(
  edition: string,
  { owner, pointer }: FieldPlace | MarkedField,
): string {
  const isShared = owner === 'site' || owner === 'library';
  return `${owner === edition ? 'own' : isShared ? owner : 'other'} ${pointer}`;
}

function pageKindKey({ edition, kind, params }: PageEntry): string {
  return `${edition} ${kind} ${Object.values(params).join(' ')}`.trim();
}

export function openReach({ names, groups, pages }: ReachRecord): PageReach {
  const known = new Map<string, ReadonlySet<number>>();
  const groupsShowing = (name: string): ReadonlySet<number> => {
    const index = names.indexOf(name);
    const found =
      known.get(name) ??
      new Set([...groups.keys()].filter((group) => groups[group]?.includes(index)));
    known.set(name, found);
    return found;
  };
  return {
    pagesShowing: (field) => {
      const own = groupsShowing(relativeField(field.owner, field));
      const others = groupsShowing(relativeField('', field));
      return pages.filter(({ region, group }) =>
        (region === field.owner ? own : others).has(group),
      );
    },
  };
}
