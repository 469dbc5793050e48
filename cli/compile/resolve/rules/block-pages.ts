import { error, fixableError } from '../../../diagnostics/catalogue/entry.ts';
import { andList } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { firstOfEachPlace } from '../../../diagnostics/diagnostic.ts';
import { contentNode } from '../../schema/content-fields.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { childOf, childPointer, segmentsOf } from '../../schema/pointer.ts';
import type { LibraryFile } from '../../schema/written.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { childNode } from '../../schema/schema-node.ts';
import { reporter } from '../../source/locate-piece.ts';
import { GENERIC } from '../identity.ts';
import type { InheritedPage, PlaceOf } from '../inherited-pages.ts';
import { entriesOf, inheritedPages, isTimed } from '../inherited-pages.ts';
import { isMap } from '../layers.ts';
import { indexNames, normaliseAlias } from '../names.ts';
import { isWhole } from '../whole-pages.ts';
import type { Written, WrittenFile } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'incomplete-page': error(
    'The page "{page}" of "{region}" lacks {fields}, which nothing that "{region}" inherits states. Add {fields}, or leave the [{isBlock}block|page] out.',
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
} as const;

const { atPlace } = reporter(codes);

/** Pages of blocks are whole in each edition that has them (docs/product.md S23). */
export const blockPages: Rule = function* (subject) {
  const pages = inheritedPages(subject);
  yield* firstOfEachPlace(pages.flatMap((page) => [...findInPage(page, subject)]));
  const { library } = subject.written;
  if (library !== undefined) yield* findInLibrary(library);
};

function* findInPage(inherited: InheritedPage, subject: RuleSubject): Generator<Diagnostic> {
  const { page, region, value, placeOf } = inherited;
  const place = `/blockPages/${page}`;
  const node = childNode(contentNode('blockPages') ?? {}, page);
  const isShown = isWhole(value) || !isTimed(inherited, subject);
  for (const [group, fields] of isShown ? missingIn(value, node) : []) {
    const isBlock = group.startsWith('/blocks/');
    const missing = { page, region, isBlock, fields: andList(fields) };
    yield atPlace(placeOf(place + group), 'incomplete-page', missing);
  }
  yield* findInBlocks(childOf(value, 'blocks'), `${place}/blocks`, placeOf);
  yield* findEditions(childOf(value, 'onlyIn'), `${place}/onlyIn`, placeOf, subject.written);
}

/** The schema holds that its pages are whole: no other edition shares them. */
function* findInLibrary({ document, value }: WrittenFile<LibraryFile>): Generator<Diagnostic> {
  for (const [page, { blocks }] of Object.entries(value.blockPages ?? {}))
    yield* findInBlocks(blocks, `/blockPages/${page}/blocks`, (pointer) => ({ document, pointer }));
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
