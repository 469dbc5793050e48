import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { listBrochures } from '../../../cli/compile/emit/brochures/brochure.ts';
import { readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';
import { drawAll, withoutCache } from '../../../cli/compile/emit/drawing.ts';
import { readManifest } from './read-manifest.ts';

// What a program can see of PDF/UA-1 (ISO 14289-1), by the failure conditions of the Matterhorn
// Protocol 1.1, whose numbers the tests begin with. pdf.js reads the structure; what it doesn't
// tell is read from the file, which is not packed.

const manifest = readManifest();
const headline = 'Kāneʻohe & Peña: “where” <work> is';
const regions = manifest.regions.map((region) => ({ ...region, headerTitle: headline }));
const mapped = listBrochures({ ...manifest, regions }, readDesignTokens().light);
const { site } = manifest;
const withoutMap = { ...site, map: { ...site.map, shown: false } };
const unmapped = listBrochures({ ...manifest, site: withoutMap }, readDesignTokens().light);
const kinds = [
  ...mapped.filter(({ path }) => /\/(default|nevada|hawaii|district_of_columbia)\.pdf$/.test(path)),
  ...unmapped.slice(0, 1),
];

test('the brochures of all kinds of drawings are looked at', () => {
  expect(kinds.length).toBe(5);
});

describe.each(kinds)('$path', (brochure) => {
  let file: string;
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  let elements: readonly Element[];

  beforeAll(async () => {
    const [bytes = new Uint8Array()] = (await drawAll([brochure], withoutCache)).values();
    file = Buffer.from(bytes).toString('latin1');
    pdf = await getDocumentProxy(Uint8Array.from(bytes));
    elements = (await onPages((page) => page.getStructTree())).flatMap(elementsIn);
  });

  async function onPages<T>(read: (page: Page) => Promise<T>): Promise<readonly T[]> {
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    return Promise.all(numbers.map(async (number) => read(await pdf.getPage(number))));
  }

  test('01-003, 01-004, 01-005: whatever is painted is in one element or is an artifact', () => {
    const streams = contentsOf(file);
    expect(streams).toHaveLength(2);
    expect(streams.flatMap(paintedOutside)).toEqual([]);
  });

  test('01-007, 02-001: it is tagged, and knows no elements but those of the standard', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false });
    const roles = new Set(elements.map(({ role }) => role));
    expect([...roles].filter((role) => !standard.includes(role))).toEqual([]);
    expect(file).not.toContain('/RoleMap');
  });

  test('06-001 to 06-004, 07-001, 07-002: its metadata say PDF/UA-1 and the title, which its window shows', async () => {
    const { metadata } = await pdf.getMetadata();
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect(metadata?.get('dc:title')).toBe(brochure.words.title);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test('09-004 to 09-006: lists hold items, and these their bodies', () => {
    const lists = elements.filter(({ role }) => role === 'L');
    const items = elements.filter(({ role }) => role === 'LI');
    expect(lists.flatMap(rolesWithin)).toEqual(brochure.words.features.list.map(() => 'LI'));
    expect(new Set(items.flatMap(rolesWithin))).toEqual(new Set(['LBody']));
  });

  test('10-001: its words can be read out of it, accents and all', async () => {
    const texts = await onPages((page) => page.getTextContent());
    const words = texts.flatMap(({ items }) =>
      items.map((item) => ('str' in item ? item.str : '')),
    );
    const read = words.join(' ').replaceAll(/\s+/g, '');
    for (const text of [brochure.words.headline, brochure.words.address.text])
      expect(read).toContain(text.replaceAll(/\s+/g, ''));
  });

  test('11-006: it says its language', async () => {
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'en-US' });
  });

  test('13-004: its figure has an alternative, and what shows no place is none', () => {
    const figures = elements.filter(({ role }) => role === 'Figure');
    const { figure } = brochure.words;
    expect(figures.map(({ alt }) => alt)).toEqual(figure === undefined ? [] : [figure]);
  });

  test('14-002, 14-003: its headings begin with the first level and leave out none', () => {
    const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('28-002, 28-004, 28-011, 28-012: its links are elements, and say what they lead to', async () => {
    const links = (await onPages((page) => page.getAnnotations())).flat();
    const { address, app, contact } = brochure.words;
    const addresses = [address, app, ...contact.ways, address].map(({ text, url }) => ({
      text,
      url,
    }));
    expect(links.map(said)).toEqual(addresses);
    const held = elements.filter(({ role }) => role === 'Link').flatMap(objectsIn);
    expect(held).toEqual(links.map(({ id }) => id));
    const parents = [...file.matchAll(/\/StructParent (\d+)/g)].map(([, key = '']) => key);
    expect(parents).toHaveLength(links.length);
    for (const key of parents) expect(file).toMatch(new RegExp(`\n +${key} \\d+ 0 R\n`));
  });

  test('28-009: the Tab key follows its structure', () => {
    expect(file.match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect(file.match(/\/Tabs \/S\n/g)).toHaveLength(2);
  });

  test('31-009, 31-027, 31-030: its fonts are in it, their letters have names, and none is missing', () => {
    const fonts = file.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(fonts).toHaveLength(3);
    expect(file.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(fonts.length);
    expect(file.match(/\/ToUnicode \d+ 0 R/g)).toHaveLength(fonts.length);
    expect(file).not.toMatch(/\/Subtype \/Type1\b|\/CIDSet/);
    expect(contentsOf(file).flatMap(glyphsIn)).not.toContain('0000');
  });
});

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Node = Element | { readonly type: string; readonly id: string };

/** An element of the structure, with what is in it. */
interface Element {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly Node[];
}

/**
 * Those of the standard (ISO 32000-1, 14.8.4) that brochures use, and what pdf.js calls the root.
 */
const standard = 'Root Document P H1 H2 H3 L LI LBody Figure Link'.split(' ');

/** An element and all that are in it, in the order in which they are read. */
function elementsIn(node: Node): readonly Element[] {
  return 'role' in node ? [node, ...node.children.flatMap(elementsIn)] : [];
}

function rolesWithin({ children }: Element): readonly string[] {
  return children.flatMap((child) => ('role' in child ? [child.role] : []));
}

/** Annotations in an element. */
function objectsIn({ children }: Element): readonly string[] {
  return children.flatMap((child) => ('id' in child && child.type === 'object' ? [child.id] : []));
}

function said(annotation: { readonly contentsObj?: { str: string }; readonly unsafeUrl?: string }) {
  return { text: annotation.contentsObj?.str, url: annotation.unsafeUrl };
}

/** What the pages are painted with: those streams that begin as pdfkit begins a page. */
function contentsOf(file: string): readonly string[] {
  const streams = [...file.matchAll(/\nstream\n(.*?)\nendstream/gs)].map(([, text = '']) => text);
  return streams.filter((text) => text.startsWith('1 0 0 -1 0 792 cm'));
}

/**
 * Operators that paint (ISO 32000-1, annex A) while no marked content is open, or while one is
 * within another.
 */
function paintedOutside(content: string): readonly string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/ B(DC|MC)$/.test(line)) depth++;
    if (line === 'EMC') depth--;
    return /(^| )(S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|Tj|TJ|'|")$/.test(line) && depth !== 1;
  });
}

function glyphsIn(content: string): readonly string[] {
  const texts = [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex);
  return texts.flatMap((hex) => hex.match(/.{4}/g) ?? []);
}
