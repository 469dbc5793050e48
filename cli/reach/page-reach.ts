import type { PageEntry, RegionConfig, SiteData } from '../../runtime/contract.ts';
import type { FieldPlace } from '../resolve/resolved.ts';
import { markSite } from './marked-site.ts';
import { listMarks } from './marks.ts';
import type { MarkedField } from './marks.ts';
import { contentShape } from './content-shape.ts';
import type { PageSources } from './page-map.ts';

/** Which pages show a field, also where that takes a click, such as a message of a form. */
export interface PageReach {
  readonly pagesShowing: (field: FieldPlace) => readonly PageEntry[];
}

/** What the pages of one edition show, which holds for all editions whose content is of the same shape. */
export interface ShapeRecord {
  /** Keys of these editions. */
  readonly editions: readonly string[];
  /** Names of the fields, by what the pages are. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What pages show, as data that can be kept. */
export type ReachRecord = readonly ShapeRecord[];

/**
 * Finds what pages show, by rendering marked pages. What a component shows depends on the shape of its content, not on its
 * words, so that one edition of each shape stands for the others: about a tenth of all pages are rendered.
 */
export function recordReach(sources: PageSources): ReachRecord {
  return [...groupByShape(sources)].map((editions) => ({
    editions,
    pages: recordPages(editions[0] ?? '', sources),
  }));
}

function groupByShape({
  data,
  context,
  resolved: { generic, regions },
}: PageSources): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const region of [generic, ...regions]) {
    const isGeneric = region === generic;
    const drawing = drawingShape(region.config, data);
    const shape = `${String(isGeneric)} ${drawing} ${contentShape(region, context)}`;
    groups.set(shape, [...(groups.get(shape) ?? []), region.key]);
  }
  return [...groups.values(), ['library']];
}

/** Whether a region has an outline, and lines in it. */
function drawingShape({ code }: RegionConfig, { silhouettes }: SiteData): string {
  const { counties } = silhouettes[code] ?? {};
  return counties === undefined ? 'none' : String(counties === '');
}

function recordPages(edition: string, sources: PageSources): ShapeRecord['pages'] {
  const { data, context, resolved, createSiteRenderer } = sources;
  const { marks, ...marked } = markSite(data, context, resolved, edition);
  const render = createSiteRenderer(marked.data, marked.context);
  const pages = data.routes.pages.filter(({ region }) => region === edition);
  return Object.fromEntries(
    pages.map((page) => {
      const ids = [...listMarks(render(page), marks)];
      const names = new Set(ids.map((id) => nameIn(edition, marks.fieldOf(id))));
      return [keyOf(page), [...names]];
    }),
  );
}

/** A field as the pages of an edition see it: their own, that of another region, or shared. */
function nameIn(edition: string, { owner, pointer }: FieldPlace | MarkedField): string {
  const isShared = owner === 'site' || owner === 'library';
  return `${owner === edition ? 'own' : isShared ? owner : 'other'} ${pointer}`;
}

function keyOf({ kind, params }: PageEntry): string {
  return `${kind} ${Object.values(params).join(' ')}`.trim();
}

export function openReach(record: ReachRecord, pages: readonly PageEntry[]): PageReach {
  const shapes = new Map(
    record.flatMap((shape) => {
      const shown = new Map(
        Object.entries(shape.pages).map(([key, names]) => [key, new Set(names)]),
      );
      return shape.editions.map((edition) => [edition, shown] as const);
    }),
  );
  return {
    pagesShowing: (field) =>
      pages.filter((page) =>
        shapes.get(page.region)?.get(keyOf(page))?.has(nameIn(page.region, field)),
      ),
  };
}
