import type { WebRoot } from '../../../runtime/contract.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { groupBy } from '../values/group-by.ts';
import { childPointer } from '../schema/pointer.ts';
import type { LibraryFile } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { locationOf } from './pages.ts';
import type { PlannedPage, ScopedRule } from './table.ts';
import { segmentAt } from './table.ts';

/**
 * An address that no page has any more, as the YAML states it (docs/product.md T11); without `to`
 * it is gone for good.
 */
export type Move = ReturnType<typeof movesIn>[number];

/**
 * All of both files, in their order; one that begins with `{{pathPrefix}}` is of each edition.
 * Where a region has the root: what is below its prefix, without that.
 */
export function listMoves(
  { written: { regions, library }, regions: editions }: Pick<ResolvedSite, 'written' | 'regions'>,
  prefix = '',
): readonly Move[] {
  const isBelow = (address: string): boolean => address.startsWith(`${prefix}/`);
  const prefixes = ['', ...editions.map(({ config }) => config.pathPrefix)];
  const typed = movesIn('main', regions.document, '/site', regions.value.site);
  const ofMain = typed.flatMap((move) => inEditions(move, prefixes));
  return [
    ...ofMain.flatMap(({ from, to, ...move }) => {
      if (![from, to ?? from].every(isBelow)) return [];
      const { length } = prefix;
      return { ...move, from: from.slice(length), ...(to && { to: to.slice(length) }) };
    }),
    ...(library ? movesIn('library', library.document, '', library.value) : []),
  ];
}

function movesIn(
  edition: WebRoot,
  document: YamlDocument,
  base: string,
  { moved = {}, gone = [] }: Pick<LibraryFile, 'moved' | 'gone'>,
) {
  const move = (pointer: string, part: 'key' | 'value', typed: string, to?: string) => ({
    edition,
    from: asAddress(typed),
    ...(to !== undefined && { to: asAddress(to) }),
    document,
    pointer,
    span: document.locate(pointer, part),
  });
  return [
    ...Object.entries(moved).map(([typed, to]) =>
      move(childPointer(`${base}/moved`, typed), 'key', typed, to),
    ),
    ...gone.map((typed, index) => move(`${base}/gone/${String(index)}`, 'value', typed)),
  ];
}

function inEditions(move: Move, prefixes: readonly string[]): readonly Move[] {
  const { from, to } = move;
  const ofEach = from.startsWith(editionPrefix) ? prefixes : [''];
  return ofEach.map((prefix) => {
    const [here, there] = [from, to].map((each) => each?.replace(editionPrefix, prefix));
    return { ...move, from: here ?? from, ...(there !== undefined && { to: there }) };
  });
}

/** As pages and files have it: those of pages end in a slash. */
function asAddress(typed: string): string {
  return /[/*]$|\.[^/]*$/.test(typed) ? typed : `${typed}/`;
}

/** What the address of a page begins with, as links have it; nothing where there is no state. */
export const editionPrefix = '{{pathPrefix}}';

/**
 * A rule for each of them, and for those below the prefix of a region, that region's. Chains are
 * one step.
 */
export function moveRules(
  moves: readonly Move[],
  pages: readonly PlannedPage[],
  regionAt: (edition: WebRoot, url: string) => string,
): readonly ScopedRule[] {
  const next = new Map(moves.map(({ edition, from, to }) => [`${edition} ${from}`, to]));
  const isPage = new Set(pages.map(({ edition, url }) => `${edition} ${url}`));
  const hasUse = ({ edition, from, to }: Move): boolean => {
    const isLost = !isPage.has(`${edition} ${from}`);
    return isLost && (to === undefined || isPage.has(`${edition} ${lastStep(edition, to)}`));
  };
  // Some editions have no such pages. Where none has a use for it, it is wrong in all.
  const used = [...groupBy(moves, ({ span }) => span).values()].flatMap((ofEach) => {
    const some = ofEach.filter(hasUse);
    return some.length === 0 ? ofEach : some;
  });
  return used.map(({ edition, from, to, span }) => {
    const region = regionAt(edition, from);
    const rule = {
      edition,
      scope: 'address',
      pattern: from,
      reason: 'moved',
      regions: [{ key: region, prefix: '', names: [], place: locationOf(span) }],
    } as const;
    return to === undefined
      ? { ...rule, type: 'rewrite', status: 410, to: missingPage(edition, from) }
      : { ...rule, type: 'redirect', status: 301, to: lastStep(edition, to) };
  });

  /** What is passed on the way leads to the end from then on. */
  function lastStep(edition: WebRoot, to: string): string {
    const passed = new Set([to]);
    let last = to;
    for (;;) {
      const step = next.get(`${edition} ${last}`);
      if (step === undefined || passed.has(step)) break;
      passed.add(step);
      last = step;
    }
    for (const address of passed) next.set(`${edition} ${address}`, last);
    return last;
  }

  function missingPage(edition: WebRoot, from: string): string {
    const own = `/${segmentAt(from)}/404.html`;
    return isPage.has(`${edition} ${own}`) ? own : '/404.html';
  }
}
