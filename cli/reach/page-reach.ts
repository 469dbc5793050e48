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
interface ShapeRecord {
  /** Keys of these editions. */
  readonly editions: readonly string[];
  /** The fields, by what the pages are: indices among the names of the record. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** What pages show, as data that can be kept. */
export interface ReachRecord {
  readonly names: readonly string[];
  readonly shapes: readonly ShapeRecord[];
  readonly pages: readonly PageEntry[];
}

/**
 * Finds what pages show, by rendering marked pages. What a component shows depends on the shape of its content, not on its
 * words, so that one edition of each shape stands for the others: about a third of all pages are rendered.
 */
export function recordReach(sources: PageSources): ReachRecord {
  const names = new Map<string, number>();
  const indexOf = (name: string): number => {
    const index = names.get(name) ?? names.size;
    names.set(name, index);
    return index;
  };
  const shapes = [...groupByShape(sources)].map((editions) => ({
    editions,
    pages: recordPages(editions[0] ?? '', sources, indexOf),
  }));
  return { names: [...names.keys()], shapes, pages: sources.data.routes.pages };
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

function recordPages(
  edition: string,
  sources: PageSources,
  indexOf: (name: string) => number,
): ShapeRecord['pages'] {
  const { data, context, resolved, createSiteRenderer } = sources;
  const { marks, ...marked } = markSite(data, context, resolved, edition);
  const render = createSiteRenderer(marked.data, marked.context);
  const pages = data.routes.pages.filter(({ region }) => region === edition);
  return Object.fromEntries(
    pages.map((page) => {
      const ids = [...listMarks(render(page), marks)];
      const names = new Set(ids.map((id) => nameIn(edition, marks.fieldOf(id))));
      return [keyOf(page), [...names].map(indexOf)];
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

export function openReach({ names, shapes, pages }: ReachRecord): PageReach {
  const shown = new Map<string, ReadonlyMap<string, ReadonlySet<number>>>();
  for (const shape of shapes) {
    const entries = Object.entries(shape.pages);
    const byPage = new Map(entries.map(([key, fields]) => [key, new Set(fields)]));
    for (const edition of shape.editions) shown.set(edition, byPage);
  }
  const indices = new Map(names.map((name, index) => [name, index]));
  return {
    pagesShowing: (field) =>
      pages.filter((page) => {
        const index = indices.get(nameIn(page.region, field));
        return index !== undefined && shown.get(page.region)?.get(keyOf(page))?.has(index);
      }),
  };
}
