import { hasPage } from '../../../../runtime/services/block-pages.ts';
import { error, fixableError, notice, warning } from '../../../diagnostics/catalogue/entry.ts';
import { andList } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { contentNode } from '../../schema/content-fields.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { childOf, childPointer, lastSegment, segmentsOf, valueAt } from '../../schema/pointer.ts';
import type { LibraryFile } from '../../schema/written.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { childNode } from '../../schema/schema-node.ts';
import type { Place } from '../../source/locate-piece.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import { entryPointer, GENERIC } from '../identity.ts';
import type { Layer } from '../layers.ts';
import { isMap, layersStating, mergeField, readersOf } from '../layers.ts';
import { indexNames, normaliseAlias } from '../names.ts';
import { isWhole } from '../whole-pages.ts';
import type { Written, WrittenFile } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'incomplete-page': error(
    'The page "{page}" of "{region}" lacks {fields}, which nothing that "{region}" inherits states. Add {fields}, or leave the page out.',
    'A region states a part of a page of blocks, and no other place states the rest.',
    'There would be a page without a heading, or a block without its words.',
    'Add what the message names.',
  ),
  'block-kind': error(
    'The block "{block}" [is {kinds} at once. Give each a block with a name of its own.|says nothing of its kind. Write text:, steps: or another kind of block below its name.]',
    'A block of a page has no kind, or several.',
    'Nobody could say what the page is to show in its place.',
    'State one kind in each block. A block of another kind than the inherited one gets another name.',
  ),
  'table-row': error(
    'This row has {count} cells, and the table has {columns} columns. Write one text for each column.',
    'A row of a table has more or fewer cells than the table has columns.',
    'Cells would stand below the wrong headings.',
    'Write one text for each column.',
  ),
  'unknown-edition': fixableError(
    'There is no region "{name}", so no edition of that name can have the page. Write the key of a region[, probably "{nearest}"], or generic for the site without a state.',
    '`onlyIn` names a region that does not exist.',
    'The page would be nowhere.',
    'Write the key of a region of this file, or `generic`.',
  ),
  'page-merged': notice(
    'The page "{page}" has another address here, and is still that of "{origin}": {fields} [{isSingle}comes|come] from there. If you mean a new page, write another name than "{page}" above it.',
    'A region gives another address to a page of blocks that it inherits, and takes the rest of it along.',
    'If a new page is meant, it shows parts of the other one, and that one is missing in the region.',
    'Nothing, if the page is to have another address there. Otherwise give it a name of its own.',
  ),
  'page-left-out': warning(
    '"{region}" states what is on its page "{page}", and has no such page: `onlyIn` does not name it. Add {region} there, or delete these lines.',
    'A region states a page of blocks, or a part of one, that `onlyIn` keeps out of it.',
    'Nobody sees what is written there.',
    'Add the region to `onlyIn`, or delete what it says of the page. A page of its own needs a name of its own.',
  ),
  'date-ahead': notice(
    '{date} is still to come, and this page is shown and listed already. Write `from: {date}` beside its address if it is to appear on that day.',
    'A page of blocks has the date of a day to come, and no `from`.',
    'Lists of news show a page from the first build on, whatever its date is.',
    'Write `from`, or acknowledge the notice where the page is to be read before its day.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Pages of blocks are whole in each edition that has them (docs/product.md S23). */
export const blockPages: Rule = function* (subject) {
  const { regions, library } = subject.written;
  const editions = [GENERIC, ...Object.keys(regions.value.regions)];
  const found = editions.flatMap((region) => [...findInEdition(region, subject)]);
  yield* new Map(found.map((each) => [`${each.code} ${String(each.span?.start)}`, each])).values();
  if (library !== undefined) yield* findInLibrary(library);
};

/** The schema holds that its pages are whole: no other edition shares them. */
function* findInLibrary({ document, value }: WrittenFile<LibraryFile>): Generator<Diagnostic> {
  for (const [page, { blocks }] of Object.entries(value.blockPages ?? {}))
    yield* findInBlocks(blocks, `/blockPages/${page}/blocks`, (pointer) => ({ document, pointer }));
}

function* findInEdition(region: string, subject: RuleSubject): Generator<Diagnostic> {
  const layers = subject.layersOf(region);
  const { document } = subject.written.regions;
  const placeOf: PlaceOf = (field) => ({
    document,
    pointer: (layersStating(layers, field)[0]?.pointer ?? '') + field,
  });
  const node = contentNode('blockPages') ?? {};
  for (const [page, value] of entriesOf(mergeField(layers, 'blockPages'))) {
    const place = `/blockPages/${page}`;
    const isShown = isWhole(value) || !isTimed(place, layers, subject);
    for (const [group, fields] of isShown ? missingIn(value, childNode(node, page)) : []) {
      const missing = { page, region, fields: andList(fields) };
      yield atPlace(placeOf(place + group), 'incomplete-page', missing);
    }
    const isPage = isMap(value) && value['shown'] !== false;
    if (isPage) yield* findInOwn({ page, region, value, placeOf }, subject);
    const date = isPage && !isTimed(place, layers, subject) && value['date'];
    if (typeof date === 'string' && date > subject.today)
      yield atPlace(placeOf(`${place}/date`), 'date-ahead', { date });
    yield* findInBlocks(childOf(value, 'blocks'), `${place}/blocks`, placeOf);
    yield* findEditions(childOf(value, 'onlyIn'), `${place}/onlyIn`, placeOf, subject.written);
  }
}

interface PageOfEdition {
  readonly page: string;
  readonly region: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly placeOf: PlaceOf;
}

/** What a region itself says of a page is seen, and is not taken for another page. */
function* findInOwn(
  { page, region, value, placeOf }: PageOfEdition,
  subject: RuleSubject,
): Generator<Diagnostic> {
  const place = `/blockPages/${page}`;
  const layers = subject.layersOf(region);
  const own = layers.find(({ pointer }) => pointer === entryPointer(region));
  const stated = valueAt(own?.content, place);
  if (own === undefined || stated === undefined) return;
  const isSeen = (edition: string) => hasPage(edition, value);
  if (!isSeen(region) && !readersOf(subject, own.pointer).some(isSeen)) {
    const related = [relatedAt(placeOf(`${place}/onlyIn`), 'the editions that have it are here')];
    const key = { ...placeOf(place), pointer: own.pointer + place, part: 'key' } as const;
    yield atPlace(key, 'page-left-out', { page, region }, { related });
  }
  const [address, title] = ['address', 'title'].map((name) => childOf(stated, name));
  const [, below] = layersStating(layers, `${place}/address`);
  const fields = [...inheritedIn(value, stated)];
  if (below === undefined || fields.length === 0 || address === undefined) return;
  // A page that keeps its title is at another address on purpose.
  if (title === undefined || address === valueAt(below.content, `${place}/address`)) return;
  const origin = lastSegment(below.pointer);
  const parameters = { page, origin, fields: andList(fields), isSingle: fields.length === 1 };
  yield atPlace(placeOf(`${place}/address`), 'page-merged', parameters);
}

/** The fields of a page, and its blocks, that one place does not state. */
function* inheritedIn(page: unknown, stated: unknown, start = ''): Generator<string> {
  for (const [name, value] of entriesOf(page)) {
    const own = childOf(stated, name);
    if (own === undefined) yield start + name;
    else if (name === 'blocks') yield* inheritedIn(value, own, 'blocks.');
  }
}

/** Whether a page holds at other times alone, so that a region says now how it differs then. */
function isTimed(page: string, layers: readonly Layer[], { written }: RuleSubject): boolean {
  const places = layers.map(({ pointer }) => pointer + page);
  return (written.regions.timing?.values ?? []).some(({ pointer }) => places.includes(pointer));
}

/** Where an edition takes a field from, by its JSON Pointer below the edition. */
type PlaceOf = (field: string) => Place;

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isMap(value) ? Object.entries(value) : [];
}

/** The groups of a value that lack needed fields, with the names of these from the value on. */
function* missingIn(
  value: unknown,
  node: SchemaNode | undefined,
  group = '',
): Generator<readonly [group: string, fields: readonly string[]]> {
  if (!isMap(value)) return;
  const names = (node?.required ?? []).filter((name) => !(name in value));
  const fields = names.map((name) => segmentsOf(childPointer(group, name)).join('.'));
  if (fields.length > 0) yield [group, fields];
  for (const [name, inner] of Object.entries(value)) {
    yield* missingIn(inner, node && childNode(node, name), childPointer(group, name));
  }
}

function* findInBlocks(blocks: unknown, field: string, placeOf: PlaceOf): Generator<Diagnostic> {
  for (const [block, value] of entriesOf(blocks)) {
    const place = `${field}/${block}`;
    const kinds = entriesOf(value).flatMap(([name]) => (name === 'shown' ? [] : [name]));
    if (kinds.length !== 1) {
      const parameters = { block, kinds: kinds.length === 0 ? undefined : andList(kinds) };
      yield atPlace(placeOf(place), 'block-kind', parameters);
    }
    yield* findInTable(childOf(value, 'table'), `${place}/table`, placeOf);
  }
}

function* findInTable(table: unknown, field: string, placeOf: PlaceOf): Generator<Diagnostic> {
  const columns = listOf(childOf(table, 'columns')).length;
  for (const [index, row] of listOf(childOf(table, 'rows')).entries()) {
    const count = listOf(row).length;
    if (count === columns) continue;
    yield atPlace(placeOf(`${field}/rows/${String(index)}`), 'table-row', { count, columns });
  }
}

function* findEditions(
  onlyIn: unknown,
  field: string,
  placeOf: PlaceOf,
  written: Written,
): Generator<Diagnostic> {
  const { regions } = written;
  const known = [...Object.keys(regions.value.regions), GENERIC];
  for (const [index, name] of listOf(onlyIn).entries()) {
    if (typeof name !== 'string' || known.includes(name)) continue;
    const called = indexNames(written).get(normaliseAlias(name));
    const { near, isGuess } = nameMeant(called ?? name, known);
    const place = placeOf(`${field}/${String(index)}`);
    yield atPlace(place, 'unknown-edition', { name, nearest: near }, { instead: near, isGuess });
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
