import { expect, test } from 'vitest';
import type { Remember } from '../../cli/emit/remember.ts';
import { createManifest } from '../../cli/manifest/manifest.ts';
import type { PageSources } from '../../cli/reach/page-map.ts';
import { recordReach } from '../../cli/reach/page-reach.ts';
import type { TypedFiles } from '../../cli/reach/without-words.ts';
import { withoutWords } from '../../cli/reach/without-words.ts';
import { resolveValues } from '../../cli/resolve/resolve-values.ts';
import type { Written } from '../../cli/resolve/written.ts';
import type { SchemaNode } from '../../cli/schema/schema-node.ts';
import { childNode, nodeAt, rootNode } from '../../cli/schema/schema-node.ts';
import { data } from '../../generated/index.ts';
import { caseCount } from '../cases.ts';
import { loadSourceMarkingRenderer } from '../runtime/source-marking-renderer.ts';
import type { Dice } from '../source/dice.ts';
import { createDice } from '../source/dice.ts';
import { context, resolved } from './real-site.ts';

function outlineOf(defaults: object, rest: object = {}): unknown {
  const files: TypedFiles = { regions: { value: { ...rest, defaults } }, library: { value: {} } };
  return withoutWords(files);
}

test.each([
  ['a sentence', 'Work in {{regionName}}, {month}', 'Jobs {{regionName}} {month}'],
  ['a word', 'Work', 'Jobs'],
  ['a word that becomes a sentence', 'Work', 'Find work'],
])('the words of %s are left out', (_, text, other) => {
  expect(outlineOf({ headerTitle: text })).toEqual(outlineOf({ headerTitle: other }));
});

test.each([
  [
    'what stands in braces',
    { headerTitle: 'Work in {{regionName}}' },
    { headerTitle: 'Work in {month}' },
  ],
  ['a figure', { freeEducatorAccountQuota: 25 }, { freeEducatorAccountQuota: 30 }],
  [
    'a date',
    { webinarHistory: [{ sortableDate: '2027-03-04' }] },
    { webinarHistory: [{ sortableDate: '2025-03-04' }] },
  ],
  ['an icon', { features: [{ cssClass: 'compass' }] }, { features: [{ cssClass: 'layers' }] }],
  ['a picture', { logoImg: 'assets/a b.svg' }, { logoImg: 'assets/c d.svg' }],
  ['a text that is empty', { headerTitle: 'Two words' }, { headerTitle: '' }],
  ['a list', { features: [{ title: 'One' }, { title: 'Two' }] }, { features: [{ title: 'One' }] }],
  ['a field', { headerTitle: 'Two words' }, {}],
])('%s is kept', (_, written, other) => {
  expect(outlineOf(written)).not.toEqual(outlineOf(other));
});

test.each([
  ['its name', { name: 'New Jersey' }, { name: 'New Sweden' }],
  ['the region that it takes content from', { reuse: 'arizona' }, { reuse: 'nevada' }],
])('of a region %s is kept', (_, region, other) => {
  expect(outlineOf({}, { regions: { any: region } })).not.toEqual(
    outlineOf({}, { regions: { any: other } }),
  );
});

const createSiteRenderer = await loadSourceMarkingRenderer();
const seeds = Array.from({ length: caseCount(4) }, (_, index) => index + 1);

// Words of a text may be those of another one, which must not decide what is shown.
test.each(seeds)(
  'pages of other words show what was found of the first ones (%i)',
  async (seed) => {
    const found = new Map<string, Uint8Array>();
    const remember: Remember = async (key, make) => {
      const known = found.get(key) ?? (await make());
      found.set(key, known);
      return known;
    };
    const before = await recordReach(
      { resolved, data, context, createSiteRenderer },
      { remember, shared: '' },
    );
    const others = withOtherWords(resolved.written, createDice(seed));
    expect(withoutWords(others)).toEqual(withoutWords(resolved.written));
    const sources = sourcesOf(others);
    expect(await recordReach(sources, { remember, shared: '' })).toEqual(before);
    expect(await recordReach(sources)).toEqual(before);
  },
);

function sourcesOf(written: Written): PageSources {
  const edited = { ...resolved, ...resolveValues(written, resolved.usedAssets), written };
  const [manifest] = createManifest(edited, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('The site cannot be planned.');
  const { site, generic, regions, library, routes } = manifest;
  const editedData = { ...data, site, generic, regions, library, routes };
  return { resolved: edited, data: editedData, context, createSiteRenderer };
}

function withOtherWords({ regions, library }: Written, dice: Dice): Written {
  return {
    regions: { ...regions, value: edit(regions.value, rootNode('regions'), dice) },
    library: { ...library, value: edit(library.value, rootNode('library'), dice) },
  };
}

const nameOfRegion = nodeAt('regions', '/regions/any/name');

/** With other words in half of the texts that hold words. */
function edit<T>(value: T, node: SchemaNode | undefined, dice: Dice): T;
function edit(value: unknown, node: SchemaNode | undefined, dice: Dice): unknown {
  if (typeof value === 'string') {
    const isText = node?.names === undefined && /^(?:text|prose)$/.test(node?.format ?? '');
    const isEdited = isText && node !== nameOfRegion && value !== '' && dice.onceIn(2);
    return isEdited ? otherWords(value, dice) : value;
  }
  if (Array.isArray(value)) return value.map((item) => edit(item, node?.items, dice));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, edit(inner, node && childNode(node, name), dice)]),
  );
}

/** One word or several, with the tokens, placeholders and links of a text. */
function otherWords(text: string, dice: Dice): string {
  const kept = text.match(/\{+[^{}]*\}+|\[[^\]]*\]\([^)]*\)/g) ?? [];
  return [dice.pick(['Compass', 'Yes', 'individual', 'Two words', 'Nevada', '2027']), ...kept].join(
    ' ',
  );
}
