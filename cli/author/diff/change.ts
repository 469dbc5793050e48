import type { Cause } from './causes.ts';
import type { PageRow } from '../../compile/manifest/table.ts';
import type { PieceKind } from './pieces.ts';

/** Where something changes: a page or file, and the region that it belongs to. */
export interface Resource {
  readonly edition: 'main' | 'library';
  readonly url: string;
  /** Key of the region, `generic`, or `library`. */
  readonly region: string;
  /** Kind of the page, or what else it is: `brochure`, `file`, `headers`, `redirects`. */
  readonly page: string;
}

const noPages: ReadonlySet<string> = new Set(['brochure', 'file', 'headers', 'redirects']);

/** Whether something is a page, and not a file or rule beside the pages. */
export function isPage({ page }: Resource): boolean {
  return !noPages.has(page);
}

export function resourceOf({ edition: webRoot, url, region, kind: page }: PageRow): Resource {
  return { edition: webRoot, url, region, page };
}

/** What identifies a page or document among those of a site. */
export function pageId({ edition: webRoot, url }: Pick<Resource, 'edition' | 'url'>): string {
  return `${webRoot} ${url}`;
}

/** Places without those that are the same. */
export function eachOnce(resources: readonly Resource[]): readonly Resource[] {
  return [...new Map(resources.map((resource) => [pageId(resource), resource])).values()];
}

/** Where all redirects of an address end; null where that is a 404. */
export type Destination = string | null;

export type ChangeKind = PieceKind | 'order' | 'page' | 'price' | 'recording';

/** One thing that is another for visitors than before, in one place. */
export interface Occurrence {
  readonly kind: ChangeKind;
  /** What it is, such as `heading` or `title`. */
  readonly role: string;
  readonly label?: string | undefined;
  /** Undefined for what is new. */
  readonly before: string | undefined;
  /** Undefined for what is gone. */
  readonly after: string | undefined;
  /** Of an address that is gone: where it leads in the new version. */
  readonly leadsTo?: Destination | undefined;
  readonly resource: Resource;
}

/** Equal changes, reported once; where names of regions differ, in the words of the first. */
export interface Change extends Omit<Occurrence, 'resource' | 'role'> {
  readonly roles: readonly string[];
  /** Whether the words differ between the regions, by their names. */
  readonly isExample: boolean;
  readonly resources: readonly Resource[];
  readonly causes: readonly Cause[];
  /** The field of a region that says it, such as `headerTitle`, where a link is a cause. */
  readonly field?: string | undefined;
}

/** What is read out, found or sent on, and not seen on the page. */
export const unseenRoles: ReadonlySet<string> = new Set([
  'alternative',
  'canonical',
  'description',
  'sharing card',
  'title',
]);

/** Whether a file has the same name as before, and other contents. */
export function isFileRemade(change: Omit<Occurrence, 'resource' | 'role'>): boolean {
  const { kind, before, after } = change;
  return (kind === 'picture' || kind === 'link') && before !== undefined && before === after;
}

/** Whether all that changes is the contents of a file that pages lead to. */
export function isRemade(change: Omit<Change, 'resources' | 'causes' | 'isExample'>): boolean {
  const isOnlyCard = change.roles.every((role) => role === 'sharing card');
  return isFileRemade(change) && (change.kind === 'link' || isOnlyCard);
}

/** What a reviewer must see, from first to last. */
const order = [
  'gone page',
  'lost redirect',
  'page',
  'form',
  'headline',
  'price',
  'date or figure',
  'recording',
  'text',
  'look',
  'picture',
  'link',
  'redirect',
  'order',
  'words for search engines',
  'words for a picture',
  'file',
  'header',
  'changed file',
  'setting',
  'markup',
] as const;

/** The most important first, then those with two versions, then those of most pages. */
export function byImportance(a: Change, b: Change): number {
  const isWhole = ({ before, after }: Change) =>
    Number(before === undefined || after === undefined);
  return (
    importanceOf(a) - importanceOf(b) ||
    isWhole(a) - isWhole(b) ||
    b.resources.length - a.resources.length
  );
}

/** Where a change stands among others; lower is more important. */
export function importanceOf(change: Change): number {
  return order.indexOf(sortOf(change));
}

/** What a change is to a reader. */
export function sortOf(change: Change): (typeof order)[number] {
  const { kind, before, after, leadsTo, roles } = change;
  if (kind === 'page' && after === undefined) return 'gone page';
  if (kind === 'redirect' && leadsTo === null) return 'lost redirect';
  if (isRemade(change)) return 'changed file';
  if (kind !== 'text' && kind !== 'price') return kind;
  if (roles.every((role) => role === 'alternative')) return 'words for a picture';
  const isForSearch = roles.every((role) => role === 'title' || role === 'description');
  if (isForSearch) return 'words for search engines';
  if (kind === 'price') return kind;
  if (roles.includes('headline')) return 'headline';
  return figuresIn(before) === figuresIn(after) ? kind : 'date or figure';
}

/** Days, hours and amounts. A price is a text whose dollars change. */
function figuresIn(text = ''): string {
  return (text.match(/\d+/g) ?? []).join(' ');
}
