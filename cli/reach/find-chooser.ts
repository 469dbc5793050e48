import type { PageEntry, SiteData } from '../../runtime/contract.ts';
import type { FieldPlace } from '../resolve/resolved.ts';
import { childPointer, segmentsOf, valueAt } from '../schema/pointer.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { childNode, nodeAt } from '../schema/schema-node.ts';
import type { DomElement } from './page-dom.ts';
import { isElement, readDom } from './page-dom.ts';
import type { PageSources } from './page-map.ts';

/** A value that chose a text, such as a `true` for which a page says "Yes". */
export interface Chooser extends FieldPlace {
  readonly value: string | boolean;
}

/**
 * Finds the value that chose a text of a page: with another one in its place the page says something else there, and all
 * else that it says stays, or changes less than by any other value. Each yes or no is tried the other way round, and each
 * name that is one of several with the others, so `pause` is called before each: it rejects where the answer is no longer wanted.
 *
 * @param path The way to the text from the `html` element, by indices among child nodes.
 */
export async function findChooser(
  { data, context, createSiteRenderer }: Omit<PageSources, 'resolved'>,
  page: PageEntry,
  path: readonly number[],
  pause: () => Promise<void>,
): Promise<Chooser | undefined> {
  const html = createSiteRenderer(data, context)(page);
  const texts = textsByPath(readDom(page.url, html));
  let found: { readonly chooser: Chooser; readonly changed: number } | undefined;
  // A plan of another id changes as much as the yes or no that it has.
  const choices = [...choicesOf(data, page)].toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const { other, ...chooser } of choices) {
    await pause();
    const next = renderOther(() =>
      createSiteRenderer(withValue(data, chooser, other), context)(page),
    );
    const changed =
      next === undefined || next === html
        ? undefined
        : changedTexts(texts, textsByPath(readDom(page.url, next)));
    if (changed?.has(path.join()) !== true) continue;
    if (found === undefined || changed.size < found.changed)
      found = { chooser, changed: changed.size };
    if (found.changed === 1) break;
  }
  return found?.chooser;
}

/** A page with another value; undefined where no page can be made with that one, since others do not go with it. */
function renderOther(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

/** The texts of a page by the ways to them. */
type Texts = ReadonlyMap<string, string>;

function textsByPath(root: DomElement): Texts {
  const texts = new Map<string, string>();
  const visit = ({ name, children }: DomElement, path: readonly number[]): void => {
    if (name === 'script' || name === 'style') return;
    for (const [index, child] of children.entries()) {
      if (isElement(child)) visit(child, [...path, index]);
      else texts.set([...path, index].join(), child);
    }
  };
  visit(root, []);
  return texts;
}

/** The ways to the texts that differ; undefined where the pages do not have the same places for texts. */
function changedTexts(before: Texts, after: Texts): ReadonlySet<string> | undefined {
  if (before.size !== after.size || [...before.keys()].some((path) => !after.has(path))) return;
  return new Set([...before.keys()].filter((path) => before.get(path) !== after.get(path)));
}

interface Choice extends Chooser {
  readonly other: string | boolean;
}

/** A choice among more names than these chooses a colour or an icon, not words. */
const mostOthers = 12;

function rankOf({ value }: Choice): number {
  return typeof value === 'boolean' ? 0 : 1;
}

/** All that chooses among words on a page: what is shared, and what the page's edition says. */
function* choicesOf({ site, library, generic, regions }: SiteData, page: PageEntry) {
  const region = [generic, ...regions].find(({ key }) => key === page.region);
  yield* choicesIn('site', site, nodeAt('regions', '/site'));
  if (region !== undefined) yield* choicesIn(region.key, region, nodeAt('regions', '/regions/any'));
  if (page.edition === 'library') yield* choicesIn('library', library, nodeAt('library', ''));
}

function* choicesIn(
  owner: string,
  value: unknown,
  node: SchemaNode | undefined,
  pointer = '',
): Generator<Choice> {
  if (typeof value === 'boolean') yield { owner, pointer, value, other: !value };
  if (typeof value === 'string') {
    const others = node?.enum?.filter((name) => name !== value) ?? [];
    if (others.length <= mostOthers)
      for (const other of others) yield { owner, pointer, value, other };
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const below = node && childNode(node, name);
    yield* choicesIn(owner, member, below, childPointer(pointer, name));
  }
}

function withValue(data: SiteData, { owner, pointer }: FieldPlace, value: unknown): SiteData {
  const changed = <T extends object>(whole: T): T => replaced(whole, segmentsOf(pointer), value);
  if (owner === 'site') return { ...data, site: changed(data.site) };
  if (owner === 'library') return { ...data, library: changed(data.library) };
  if (owner === data.generic.key) return { ...data, generic: changed(data.generic) };
  const regions = data.regions.map((region) => (region.key === owner ? changed(region) : region));
  return { ...data, regions };
}

function replaced<T extends object>(whole: T, segments: readonly string[], value: unknown): T {
  const copy = structuredClone(whole);
  const parent = valueAt(copy, segments.slice(0, -1).reduce(childPointer, ''));
  if (typeof parent === 'object' && parent !== null)
    Object.assign(parent, { [segments.at(-1) ?? '']: value });
  return copy;
}
