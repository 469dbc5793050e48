import { hasPage } from '../../../../runtime/services/block-pages.ts';
import { error, notice, warning } from '../../../diagnostics/catalogue/entry.ts';
import { andList } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { firstOfEachPlace } from '../../../diagnostics/diagnostic.ts';
import { childOf, lastSegment, valueAt } from '../../schema/pointer.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import { entryPointer, identityOf } from '../identity.ts';
import type { InheritedPage } from '../inherited-pages.ts';
import { entriesOf, inheritedPages, isTimed } from '../inherited-pages.ts';
import { isMap, layersStating, readersOf } from '../layers.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
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
  'state-in-address': error(
    'The page "{page}" would be at {url} of {name}: the address of the state comes before this one by itself. Write "{instead}", and name {region} in onlyIn if no other edition is to have it.',
    'The address of a page of blocks begins with that of a state.',
    'In the pages of that state it would be there twice.',
    'Write the address without the state; `onlyIn` says which editions have the page.',
  ),
  'date-ahead': notice(
    '{date} is still to come, and this page is shown and listed already. Write `from: {date}` beside its address if it is to appear on that day.',
    'A page of blocks has the date of a day to come, and no `from`.',
    'Lists of news show a page from the first build on, whatever its date is.',
    'Write `from`, or acknowledge the notice where the page is to be read before its day.',
  ),
} as const;

const { atPlace } = reporter(codes);

const checks = [ofState, leftOut, merged, ahead];

/** What somebody hardly means to say of a page of blocks (docs/product.md S23). */
export const oddPages: Rule = (subject) =>
  firstOfEachPlace(
    inheritedPages(subject).flatMap((page) =>
      childOf(page.value, 'shown') === false
        ? []
        : checks.flatMap((check) => [...check(page, subject)]),
    ),
  );

/** An address that begins with the prefix of a state, which its pages get anyway. */
function* ofState(
  { page, value, placeOf }: InheritedPage,
  { written: { regions } }: RuleSubject,
): Generator<Diagnostic> {
  const address = childOf(value, 'address');
  const identities = Object.keys(regions.value.regions).map((key) => identityOf(key, regions));
  const meant = identities.find(({ pathPrefix }) => String(address).startsWith(`${pathPrefix}/`));
  // An address that is all prefix is that of the state's own page: a `url-clash`.
  if (meant === undefined || address === `${meant.pathPrefix}/`) return;
  const { key: region, name, pathPrefix } = meant;
  const instead = String(address).slice(pathPrefix.length);
  const parameters = { page, region, name, url: pathPrefix + String(address), instead };
  yield atPlace(placeOf(`/blockPages/${page}/address`), 'state-in-address', parameters);
}

/** What a region says of a page that neither it nor those that inherit from it have. */
function* leftOut(
  { page, region, value, placeOf }: InheritedPage,
  subject: RuleSubject,
): Generator<Diagnostic> {
  const place = `/blockPages/${page}`;
  const pointer = entryPointer(region) + place;
  const isSeen = (edition: string) => hasPage(edition, isMap(value) ? value : {});
  if (ownWords(page, region, subject) === undefined || isSeen(region)) return;
  if (readersOf(subject, entryPointer(region)).some(isSeen)) return;
  const related = [relatedAt(placeOf(`${place}/onlyIn`), 'the editions that have it are here')];
  const key = { ...placeOf(place), pointer, part: 'key' } as const;
  yield atPlace(key, 'page-left-out', { page, region }, { related });
}

/** What a region itself says of a page. */
function ownWords(page: string, region: string, { layersOf }: RuleSubject): unknown {
  const own = layersOf(region).find(({ pointer }) => pointer === entryPointer(region));
  return valueAt(own?.content, `/blockPages/${page}`);
}

/** A page that may be meant as another one than that of its name. */
function* merged(
  { page, region, value, placeOf }: InheritedPage,
  subject: RuleSubject,
): Generator<Diagnostic> {
  const place = `/blockPages/${page}/address`;
  const stated = ownWords(page, region, subject);
  const [, below] = layersStating(subject.layersOf(region), place);
  const [address, title] = ['address', 'title'].map((name) => childOf(stated, name));
  // A page that keeps its title is at another address on purpose.
  if (below === undefined || address === undefined || title === undefined) return;
  const fields = [...inheritedIn(value, stated)];
  if (fields.length === 0 || address === valueAt(below.content, place)) return;
  const origin = lastSegment(below.pointer);
  const parameters = { page, origin, fields: andList(fields), isSingle: fields.length === 1 };
  yield atPlace(placeOf(place), 'page-merged', parameters);
}

/** The fields of a page, and its blocks, that one place does not state. */
function* inheritedIn(page: unknown, stated: unknown, start = ''): Generator<string> {
  for (const [name, value] of entriesOf(page)) {
    const own = childOf(stated, name);
    if (own === undefined) yield start + name;
    else if (name === 'blocks') yield* inheritedIn(value, own, 'blocks.');
  }
}

function* ahead(inherited: InheritedPage, subject: RuleSubject): Generator<Diagnostic> {
  const { page, value, placeOf } = inherited;
  const date = childOf(value, 'date');
  if (typeof date !== 'string' || date <= subject.today || isTimed(inherited, subject)) return;
  yield atPlace(placeOf(`/blockPages/${page}/date`), 'date-ahead', { date });
}
