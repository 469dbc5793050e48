import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { listBrochures, listCovers } from '../../../cli/compile/emit/brochures/brochure.ts';
import { listCards } from '../../../cli/compile/emit/cards/card.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { openSite } from '../../../cli/compile/open-site.ts';
import { makeParts } from '../../../cli/compile/pipeline.ts';
import { resolveSound } from '../../../cli/compile/resolve/resolve.ts';
import type { Written } from '../../../cli/compile/resolve/written.ts';
import { childOf, childPointer, segmentsOf } from '../../../cli/compile/schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../../cli/compile/schema/schema-node.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import { assembleSite } from '../../../cli/compile/site/assemble.ts';
import { makeCalendars } from '../../../cli/compile/site/calendar-files.ts';
import { openProgram } from '../../../cli/compile/site/program.ts';
import { createStopwatch } from '../../../cli/compile/stopwatch.ts';
import { once } from '../../../cli/compile/values/once.ts';
import { openBuildCache } from '../../copied-project.ts';
import { projectRoot } from '../../program/career-site.ts';
import { exampleOf } from '../../example-words.ts';
import { projectAt } from '../../project-at.ts';
import { valuesBeside } from './values-beside.ts';

// That each text is shown is seen by its marks: test/author/reach/every-field.test.ts.

/**
 * One of each kind: with content of its own, reused, falling through, on another clock, and with
 * nothing of its own.
 */
const regions = ['nevada', 'arizona', 'south_dakota', 'illinois', 'indiana', 'texas', 'oklahoma'];
const selection = new Set(['generic', ...regions, 'library']);

const project = projectAt(projectRoot);
const checked = check();
const parts = await makeParts(
  { ...openSite(project, checked), placedLinks: [] },
  { selection, cache: openBuildCache(projectRoot) },
  createStopwatch(() => undefined),
);
const assets = new Set(parts.assets.keys());

function check() {
  const [site, diagnostics] = checkProject(project);
  if (site === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return site;
}

/** What both files say. */
type Content = Readonly<Record<FileKind, unknown>>;

const { written } = checked.resolved;
const { library } = written;
if (library === undefined) throw new Error('The project has no library edition.');
const all = written.regions.value;
const content: Content = {
  regions: {
    ...all,
    regions: Object.fromEntries(regions.map((key) => [key, all.regions[key]])),
  },
  library: library.value,
};

/** The site with quotes open, and with nothing counted or reported. */
const otherwise = [
  ['/site/quote/enabled', !all.site.quote.enabled],
  ['/site/analytics', { adapter: 'none' }],
  ['/site/errorReports', {}],
] as const;

type Look = (path: string, contents: string) => void;

/**
 * Shows all that a build of some content publishes: addresses by the table that hosts' files are
 * made from, files, and pictures and documents by what they are drawn from.
 */
async function publish(changed: Content, look: Look): Promise<void> {
  // A value that another one is put for is of its kind.
  const resolved = resolveSound(
    {
      regions: { ...written.regions, value: changed.regions },
      library: { ...library, value: changed.library },
    } as Written,
    assets,
    checked.resolved.at,
  );
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('Two pages have one address.');
  look('addresses', JSON.stringify(toUrlTable(manifest.urls)));
  const site = openSite(project, { ...checked, resolved, manifest }, openProgram());
  const request = { selection, environment: 'production', liveForms: true } as const;
  assembleSite({ ...parts, ...site }, request, (files) => {
    for (const { path, contents } of files) look(path, Buffer.from(contents).toString('latin1'));
  });
  const { light } = parts.tokens;
  const pictures = [...listCards(manifest, light), ...listCovers(manifest, parts.tokens)];
  for (const { path, input } of [...pictures, ...listBrochures(manifest, light)]) look(path, input);
  const { origin } = manifest.site;
  const calendars = await makeCalendars(manifest.urls.files, manifest, origin, (_, make) => make());
  for (const { path, contents } of calendars) look(path, String(contents));
}

const seen = new Error('A file differs.');

/**
 * Whether a build of other content publishes anything else; it ends at the first file that differs.
 */
async function differs(changed: Content, before: ReadonlyMap<string, string>): Promise<boolean> {
  let count = 0;
  try {
    await publish(changed, (path, contents) => {
      count += 1;
      if (before.get(path) !== contents) throw seen;
    });
  } catch (error) {
    if (error === seen) return true;
    throw error;
  }
  return count !== before.size;
}

async function publishAll(whole: Content): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  await publish(whole, (path, contents) => files.set(path, contents));
  return files;
}

/** A value that is no text, where the first region or item that has it says it. */
interface Field {
  /** Its place, with one name for all regions and for all items of a list. */
  readonly name: string;
  readonly kind: FileKind;
  readonly pointer: string;
  readonly value: unknown;
  readonly node: SchemaNode;
}

/** What no build publishes: it is said to the program itself. */
const toTheProgram = [
  /^(?:regions|library) \/version$/,
  // What `check` holds an output to.
  /^regions \/site\/budgets\//,
  // Which notices are meant.
  /\/acknowledge(?:\/|$)/,
];

function listFields(kind: FileKind): readonly Field[] {
  const found = new Map<string, Field>();
  for (const [pointer, value] of leavesIn(content[kind])) {
    const node = nodeAt(kind, pointer);
    const place = withCommonNames(pointer.replace(/^\/regions\/\w+/, '/region'));
    const name = `${kind} ${place}`;
    if (node === undefined || isText(node) || found.has(name)) continue;
    if (!toTheProgram.some((pattern) => pattern.test(name)))
      found.set(name, { name, kind, pointer, value, node });
  }
  return [...found.values()];
}

/** A field that the schema has, and neither file states anywhere, where it could first stand. */
function listUnused(kind: FileKind): readonly Field[] {
  const groups = [...groupsIn(content[kind])];
  const stated = new Set(
    groups.flatMap(([pointer, group]) =>
      Object.keys(group).map((name) => placeOf(childPointer(pointer, name))),
    ),
  );
  const found = new Map<string, Field>();
  for (const [group] of groups) {
    for (const [part, node] of Object.entries(nodeAt(kind, group)?.properties ?? {})) {
      const pointer = childPointer(group, part);
      const place = placeOf(pointer);
      const name = `${kind} ${place}`;
      if (stated.has(place) || toTheProgram.some((pattern) => pattern.test(name))) continue;
      found.set(place, { name, kind, pointer, value: undefined, node });
      stated.add(place);
    }
  }
  return [...found.values()];
}

/** A place with one name for all layers of content and for all items of a list. */
function placeOf(pointer: string): string {
  return withCommonNames(pointer.replace(/^\/(?:regions\/\w+|defaults)/, '/region'));
}

/** With one name for all items of a list, for all pages of blocks and for all blocks. */
function withCommonNames(pointer: string): string {
  return pointer
    .replace(/\/blockPages\/[^/]+/, '/blockPages/page')
    .replace(/\/blocks\/[\w-]+/, '/blocks/block')
    .replaceAll(/\/\d+(?=\/|$)/g, '/0');
}

function* groupsIn(value: unknown, pointer = ''): Generator<readonly [string, object]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [pointer, value];
  for (const [name, part] of Object.entries(value))
    yield* groupsIn(part, childPointer(pointer, name));
}

function isText({ format }: SchemaNode): boolean {
  return format === 'text';
}

function* leavesIn(value: unknown, pointer = ''): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [pointer, value];
  else
    for (const [name, part] of Object.entries(value))
      yield* leavesIn(part, childPointer(pointer, name));
}

/** Another value that the schema allows. */
function otherThan({ value, node }: Field): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (node.enum) return node.enum.find((each) => each !== value);
  const text = String(value);
  if (text.startsWith('assets/')) return [...assets].find((path) => path !== text);
  if (/^America\//.test(text)) return 'America/Denver';
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.replace(/^\d{4}-\d\d-\d\d/, '2031-03-04');
  return /^https?:/.test(text) ? `${text.replace(/\/$/, '')}/other` : `${text}x`;
}

function replace(whole: Content, kind: FileKind, pointer: string, value: unknown): Content {
  return { ...whole, [kind]: withValue(whole[kind], segmentsOf(pointer), value) };
}

function withValue(root: unknown, [name, ...below]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const part = withValue(childOf(root, name), below, value);
  return Array.isArray(root) ? root.with(Number(name), part) : { ...Object(root), [name]: part };
}

/** The content as it is, and the other way round, with what a build of each publishes. */
const circumstances = [
  content,
  otherwise.reduce<Content>(
    (last, [pointer, value]) => replace(last, 'regions', pointer, value),
    content,
  ),
].map((whole) => ({ whole, published: once(() => publishAll(whole)) }));

const fields = [...listFields('regions'), ...listFields('library')];
const unused = [...listUnused('regions'), ...listUnused('library')];

test('what is published of the same content does not differ', async () => {
  for (const { whole, published } of circumstances) {
    expect(await differs(structuredClone(whole), await published())).toBe(false);
  }
});

test.each(fields)(
  'another $name changes a page, a picture, a document or an address',
  async (field) => {
    for (const { whole, published } of circumstances) {
      const another = replace(whole, field.kind, field.pointer, otherThan(field));
      if (await differs(another, await published())) return;
    }
    expect.fail('Nothing that is published differs.');
  },
);

/** The example of a field, by files that this project has. */
function exampleHere(node: SchemaNode): unknown {
  const text = JSON.stringify(exampleOf(node))?.replaceAll(
    /assets\/\w+(\.\w+)/g,
    (path, ending: string) => [...assets].find((own) => own.endsWith(ending)) ?? path,
  );
  return text === undefined ? undefined : JSON.parse(text);
}

function withCompany({ kind, pointer }: Field): Content | undefined {
  const values = valuesBeside(pointer);
  if (values === undefined) return undefined;
  return Object.entries(values).reduce<Content>(
    (whole, [place, value]) => replace(whole, kind, place, value),
    content,
  );
}

test.each(unused)(
  '$name, which neither file states, changes a page, a picture, a document or an address',
  async (field) => {
    const beside = withCompany(field);
    const bases =
      beside === undefined
        ? circumstances
        : [{ whole: beside, published: () => publishAll(beside) }];
    for (const { whole, published } of bases) {
      const another = replace(whole, field.kind, field.pointer, exampleHere(field.node));
      if (await differs(another, await published())) return;
    }
    expect.fail('Nothing that is published differs.');
  },
);
