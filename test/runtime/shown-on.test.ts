import { expect, test } from 'vitest';
import { countPages } from '../../cli/resolve/routes.ts';
import { childPointer } from '../../cli/schema/pointer.ts';
import type { SchemaNode } from '../../cli/schema/schema-node.ts';
import { childNode, nodeAt, pagesShowing } from '../../cli/schema/schema-node.ts';
import { data } from '../../generated/index.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import type { BuildContext, BuiltAsset, RegionConfig, SiteData } from '../../runtime/contract.ts';
import { buildContext } from './site-data.ts';

const picture: BuiltAsset = { url: '/picture.svg', width: 9, height: 9, title: 'A picture' };

const context: BuildContext = {
  ...buildContext,
  environment: 'production',
  assets: new Proxy({}, { get: () => picture }),
  cards: new Proxy({}, { get: () => 'card.png' }),
};

const entry = '/regions/any';

/** A region whose every text is a number that only it has, and the pointers of the texts by their numbers. */
function number(region: RegionConfig): readonly [RegionConfig, readonly string[]] {
  const pointers: string[] = [];
  const numbered = <T>(value: T, pointer: string, node = nodeAt('regions', pointer)): T =>
    replaceTexts(value, pointer, node, (text, place) => {
      pointers.push(place);
      const placeholders = text.match(/\{\w+\}/g) ?? [];
      return [`#${String(pointers.length - 1)}#`, ...placeholders].join(' ');
    }) as T;
  const { name, ...content } = region;
  return [{ ...numbered(content, entry), name }, pointers];
}

function replaceTexts(
  value: unknown,
  pointer: string,
  node: SchemaNode | undefined,
  replace: (text: string, pointer: string) => string,
): unknown {
  if (typeof value === 'string') return isText(node) ? replace(value, pointer) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]) => {
    const below = node && childNode(node, key);
    return [key, replaceTexts(child, childPointer(pointer, key), below, replace)] as const;
  });
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

function isText(node: SchemaNode | undefined): boolean {
  return node?.format === 'text' || node?.format === 'prose';
}

/** Shown by token alone, within other texts. */
const unstated = [/^\/appName$/, /^\/deployment\//];

/** How many pages of a region show each of its texts, at once or later. */
function countShowing(region: RegionConfig, isQuoteOpen: boolean): ReadonlyMap<string, number> {
  const [numbered, pointers] = number(region);
  const isGeneric = region.key === 'generic';
  const site = { ...data.site, quote: { ...data.site.quote, enabled: isQuoteOpen } };
  const content: SiteData = isGeneric
    ? { ...data, site, generic: numbered }
    : { ...data, site, regions: data.regions.map((each) => (each === region ? numbered : each)) };
  const render = createSiteRenderer(content, context);
  const counts = new Map(pointers.map((pointer) => [pointer, 0]));
  for (const page of data.routes.pages.filter((each) => each.region === region.key)) {
    const shown = new Set([...render(page).matchAll(/#(\d+)#/g)].map(([, index]) => Number(index)));
    for (const index of shown) {
      const pointer = pointers[index] ?? '';
      counts.set(pointer, (counts.get(pointer) ?? 0) + 1);
    }
  }
  return counts;
}

const some = [data.generic, ...data.regions].filter(({ key }) =>
  ['generic', 'arkansas', 'nevada'].includes(key),
);

test.each([true, false])(
  'a text is on as many pages as the schema states, quotes open: %s',
  (isQuoteOpen) => {
    const wrong = some.flatMap((region) =>
      [...countShowing(region, isQuoteOpen)].flatMap(([pointer, count]) => {
        const place = pointer.slice(entry.length);
        if (unstated.some((pattern) => pattern.test(place))) return [];
        const showing = pagesShowing('regions', pointer, isQuoteOpen);
        const stated = countPages(showing?.names ?? [], region, region.key === 'generic');
        const isRight = showing?.isExact === false ? count <= stated : count === stated;
        if (isRight && showing) return [];
        const says = showing ? `not ${stated}, as \`shownOn\` says` : 'and has no `shownOn`';
        return [`${region.key}${place}: on ${count} pages, ${says} in the schema`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
