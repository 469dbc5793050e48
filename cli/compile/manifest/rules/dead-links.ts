import { error, warning } from '../../../diagnostics/catalogue/entry.ts';
import { andList, someOf } from '../../../diagnostics/catalogue/lists.ts';
import { anchorsOf } from '../../../../runtime/app/anchors.ts';
import type { PageKind, WebRoot } from '../../../../runtime/contract.ts';
import { listBlockEditions, listBlocks } from '../../../../runtime/services/block-pages.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { firstOfEachPlace } from '../../../diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../../resolve/resolved.ts';
import { kindOfWords } from '../../resolve/routes.ts';
import { likest, nearest } from '../../schema/nearest.ts';
import { reporter } from '../../source/locate-piece.ts';
import { isAnswer, openPlan } from '../match.ts';
import { createReadTarget } from '../target.ts';
import type { Target } from '../target.ts';
import type { LinkPlace, TypedLink } from '../typed-links.ts';
import type { PageRow, UrlPlan } from '../table.ts';
import { regionPrefixes } from '../table.ts';
import type { AddressRule } from './rule.ts';

export const codes = {
  'dead-link': error(
    'Nothing of this site is at {url}, so visitors who follow this link get the error page. [The page is in {editions} alone: link to it from there, or give it to all who show this link.|Write "{instead}".|Correct the address; one of another site begins with https://.]',
    'A link of a text or a field leads to an address of this site that no page, file or redirect answers.',
    'Visitors who follow it are told that the page does not exist.',
    'Write the address of a page. In the texts of regions it begins with {{pathPrefix}}. Only some regions may have the page: then only they can link to it.',
  ),
  'link-leaves-region': warning(
    'This link leads visitors of "{region}" out of their state: {target} is the page of all states, and this one has its own. Write "{instead}".',
    'A link in a text of regions leads to the page without a state, although the region has that page itself.',
    'Visitors would lose their state, and what holds for it.',
    'Begin the address with {{pathPrefix}}.',
  ),
  'dead-anchor': error(
    'The page that this link leads to has no part "{fragment}", so visitors get its beginning. It has [these: {known}|no part that links can name]. [Write "{instead}".|Leave out the # and what follows it.]',
    'A link names a part of a page, after a #, that the page does not have.',
    'Browsers stay at the top of the page.',
    'Write one of the parts that the message names, or leave out the # and what follows.',
  ),
} as const;

const { atPiece } = reporter(codes);

/** Links of the content that nothing on this site answers; each typed one once. */
export const deadLinks: AddressRule = ({ resolved, urls, links }) => {
  const problemOf = createProblemFinder(resolved, urls);
  const found = links.flatMap((link) => {
    const report = problemOf(link);
    const typed = report && link.findTyped();
    return (typed && report(typed)) ?? [];
  });
  return firstOfEachPlace(found);
};

/** What is wrong with a link, at the place where it is typed. */
type Report = (typed: LinkPlace) => Diagnostic | undefined;

type Inside = Extract<Target, { type: 'inside' }>;

/** Fragments that every page has: its main part, and the top, which browsers know. */
const everywhere = ['main', 'top'];

function createProblemFinder(
  resolved: ResolvedSite,
  urls: UrlPlan,
): (link: TypedLink) => Report | undefined {
  const { site, library } = resolved;
  const { pages } = urls;
  const { partsOf, partsAround } = createPartsFinder(resolved, urls);
  const { follow } = openPlan(urls);
  const readTarget = createReadTarget({ main: site.origin, library: library?.origin });
  const prefixes = regionPrefixes(pages);
  const urlsOfPages = new Set(pages.map(({ url }) => url));
  return (link) => {
    if (link.address.startsWith('#')) return missingPart(link.address.slice(1), partsAround(link));
    const target = readTarget(link.webRoot, '/', link.address);
    if (target.type !== 'inside') return undefined;
    const { end, page } = follow(target.edition, target.path);
    if (!isAnswer(end)) return deadPage(target, link);
    if (isForeign(link, target)) return leavesRegion(link);
    return page && target.fragment !== '' ? missingPart(target.fragment, partsOf(page)) : undefined;
  };

  function deadPage({ edition, path }: Inside, { prefix }: TypedLink): Report {
    const known = pages.filter((page) => page.edition === edition).map(({ url }) => url);
    const near = nearest(path, known);
    const start = path.startsWith(`${prefix}/`) ? prefix : '';
    const rests = known.flatMap((url) =>
      url.startsWith(`${start}/`) ? url.slice(start.length) : [],
    );
    const rest = path.slice(start.length);
    const having = pages.filter((page) => isAt(page, edition, rest)).map(({ region }) => region);
    const like = near === undefined ? likest(rest, rests) : undefined;
    const meant = having.length === 0 ? (near ?? (like && start + like)) : undefined;
    return (typed) => {
      const instead = meant && insteadOf(typed.target, path, meant, prefix);
      const piece = { ...typed, instead, isGuess: near === undefined };
      const editions = having.length > 0 && someOf(having);
      return atPiece(typed, 'dead-link', { url: path, instead, editions }, piece);
    };
  }

  /** Whether a page has an address, seen from the beginning of its region. */
  function isAt({ edition, region, url }: PageRow, wanted: WebRoot, address: string): boolean {
    return edition === wanted && url === (prefixes.get(region) ?? '') + address;
  }

  /** Whether a link leads out of its region, to a page that the region has as well. */
  function isForeign({ region, prefix, address }: TypedLink, { path }: Inside): boolean {
    if (region === undefined || prefix === '' || !address.startsWith('/')) return false;
    return !path.startsWith(`${prefix}/`) && urlsOfPages.has(prefix + path);
  }
}

/** Finds the parts of pages that links can name. */
function createPartsFinder({ generic, regions, library }: ResolvedSite, { pages }: UrlPlan) {
  const editions = new Map(
    listBlockEditions({
      generic: generic.config,
      regions: regions.map(({ config }) => config),
      library,
    }).map((edition) => [edition.key, edition]),
  );
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const partsOf = ({ kind, region, params }: PageRow): readonly string[] => {
    const words = editions.get(region)?.blockPages?.[params['page'] ?? ''];
    return words === undefined ? anchorsOf(kind) : listBlocks(words).map(([name]) => name);
  };
  /** The kind of page whose words a text is one of; all of them where it is among those of none. */
  const kindsShowing = (pointer: string): readonly PageKind[] => {
    const [, group = ''] = /\/pages\/(\w+)/.exec(pointer) ?? [];
    const own = kinds.filter((kind) => kind === kindOfWords(group));
    return own.length > 0 ? own : kinds;
  };
  /** The parts of the page that a text stands on. */
  const partsAround = ({ pointer, webRoot, region = webRoot }: TypedLink): readonly string[] => {
    const [, name = ''] = /\/blockPages\/([^/]+)/.exec(pointer) ?? [];
    const own = pages.find((page) => page.region === region && page.params['page'] === name);
    return own === undefined ? kindsShowing(pointer).flatMap(anchorsOf) : partsOf(own);
  };
  return { partsOf, partsAround };
}

function missingPart(fragment: string, parts: readonly string[]): Report | undefined {
  const known = [...new Set(parts)];
  if (known.includes(fragment) || everywhere.includes(fragment)) return undefined;
  return (typed) => {
    const meant = nearest(fragment, known);
    const instead = meant && typed.target.replace(/#.*$/s, `#${meant}`);
    const parameters = { fragment, known: andList(known), instead };
    return atPiece(typed, 'dead-anchor', parameters, { ...typed, instead });
  };
}

function leavesRegion({ region = '' }: TypedLink): Report {
  return (typed) => {
    const { target } = typed;
    if (!target.startsWith('/')) return undefined;
    const instead = `{{pathPrefix}}${target}`;
    const parameters = { region, target, instead };
    return atPiece(typed, 'link-leaves-region', parameters, { ...typed, instead });
  };
}

/** The link to another path, typed as it is; undefined where it says more by tokens. */
function insteadOf(target: string, path: string, near: string, prefix: string): string | undefined {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const [token] = /^\{\{\s*pathPrefix\s*\}\}/.exec(target) ?? [];
  if (token === undefined)
    return before.endsWith(path) ? before.slice(0, -path.length) + near + after : undefined;
  return near.startsWith(`${prefix}/`) ? token + near.slice(prefix.length) + after : undefined;
}
