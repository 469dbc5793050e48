import { error } from '../../../diagnostics/catalogue/entry.ts';
import type { WebRoot } from '../../../../runtime/contract.ts';
import { creatorOf } from '../../../diagnostics/diagnostic.ts';
import type { Span } from '../../../diagnostics/span.ts';
import { groupBy } from '../../values/group-by.ts';
import type { ResolvedSite } from '../../resolve/resolved.ts';
import { isAnswer, openPlan } from '../match.ts';
import type { RecordedEdition } from '../release-record.ts';
import { segmentAt } from '../table.ts';
import { editionPrefix } from '../moves.ts';
import type { AddressRule } from './rule.ts';

export const codes = {
  'address-lost': error(
    '{url}[ of {editions} editions] [{isAlone}is|{isPair}and one more address are|and {others} more addresses are] published, and nothing would answer there any more. [{isEnded}Leave `until` out: the page of a webinar stays, and says that it is over.|{isAlone}Under {field} write where it leads now, such as {examples}; or list it under gone:.|Under {field} write where they lead now, such as {examples}; or list them under gone:.]',
    'An edit takes an address away that a release has published: visitors may have it in a link, in a search engine, or on paper.',
    'They would get the error page.',
    'Under `moved` write the address that takes its place, which it then leads to for good, on every host. Where there is none, list it under `gone`. What is published stands in released.yaml.',
  ),
} as const;

const createDiagnostic = creatorOf(codes);

/** Published addresses that nothing answers; those of one cause are one diagnostic. */
export const lostAddresses: AddressRule = ({ released, resolved, urls }) => {
  if (released === undefined) return [];
  const { match, follow } = openPlan(urls);
  const shared = resolved.written.regions.document.locate('/defaults', 'key');
  return (['main', 'library'] as const).flatMap((edition) => {
    // A page, a file, what leads to one, or says that it is gone for good.
    const isAnswered = (url: string): boolean => {
      const found = match(edition, url);
      const isGone = found.type === 'rewrite' && found.status === 410;
      return isGone || isAnswer(follow(edition, url).end);
    };
    const lost = ownersOf(released[edition])
      .filter(([url]) => !isAnswered(url))
      .map(([url, owner]) => ({ url, owner, ...findCause(edition, url, owner, resolved) }));
    const groups = groupBy(
      joinEditions(lost, shared),
      ({ owner, span }) => `${owner} ${span.start}`,
    );
    return [...groups.values()].map((all) => {
      const [{ url, span, isEnded = false, editions }, ...{ length: others }] = all;
      const counts = { others, isAlone: others === 0, isPair: others === 1, editions };
      const examples = patternsFor(all.map((each) => each.typed)).map(exampleFor);
      const field = edition === 'main' ? 'site: moved:' : 'moved:';
      const parameters = { url, field, examples: examples.slice(0, 2).join(' and '), isEnded };
      return createDiagnostic('address-lost', { ...parameters, ...counts }, span);
    });
  });
};

interface LostAddress extends Cause {
  readonly url: string;
  readonly owner: string;
}

/**
 * A page that several editions lose is one address, as that is typed for all of them.
 *
 * @param shared Where it is said what editions have in common.
 */
function joinEditions(lost: readonly LostAddress[], shared: Span) {
  const alike = groupBy(lost, ({ url, path }) => path ?? `${url} alone`);
  return [...alike.values()].map(([first, ...{ length: others }]) => {
    const { url, path } = first;
    if (path === undefined || others === 0) return { ...first, typed: url, editions: undefined };
    const typed = `${editionPrefix}${path}`;
    return { ...first, url: path, owner: '', span: shared, typed, editions: others + 1 };
  });
}

function exampleFor(typed: string): string {
  return typed.startsWith(editionPrefix) ? `'${typed}': '${editionPrefix}/'` : `${typed}: /`;
}

/** The addresses that none of the others begins with; with a star where they begin others. */
function patternsFor(urls: readonly string[]): readonly string[] {
  const isBelow = (url: string, top: string): boolean => url !== top && url.startsWith(top);
  const tops = urls.filter((url) => !urls.some((other) => isBelow(url, other)));
  return tops.map((top) => (urls.some((url) => isBelow(url, top)) ? `${top}*` : top));
}

/** Every recorded address, the shortest first, and whose it is. */
function ownersOf({ pages, addresses }: RecordedEdition): readonly (readonly [string, string])[] {
  const all = [
    ...[...pages.keys()].map((url) => [url, segmentAt(url)] as const),
    ...[...addresses].map(([url, { of }]) => [url, of] as const),
  ];
  return all.sort(([a], [b]) => a.length - b.length);
}

/** The line that takes an address away. */
interface Cause {
  readonly span: Span;
  /** Whether that is an `until`. */
  readonly isEnded?: true;
  /** Of a page that other editions may have lost as well: its address below their prefixes. */
  readonly path?: string;
}

function findCause(edition: WebRoot, url: string, owner: string, site: ResolvedSite): Cause {
  const { regions, library } = site.written;
  const { document } = edition === 'library' && library ? library : regions;
  const keyOf = (pointer: string) => ({ span: document.locate(pointer, 'key') });
  if (edition === 'library') return keyOf('/version');
  const region = site.regions.find(({ config }) => config.pathPrefix === `/${owner}`);
  if (region === undefined) return { ...keyOf('/regions'), path: url };
  const { key, config } = region;
  const [, slug] = /^\/[^/]+\/webinar\/(.+?)(?:\/|\.ics)$/.exec(url) ?? [];
  if (slug !== undefined) {
    const span = endOfWebinar(slug, site);
    return span ? { span, isEnded: true } : keyOf(`/regions/${key}/webinarHistory`);
  }
  if (!url.startsWith(`${config.pathPrefix}/`)) return keyOf(`/regions/${key}/aliases`);
  return { ...keyOf(`/regions/${key}/blockPages`), path: url.slice(config.pathPrefix.length) };
}

/** Where the `until` of a webinar that is over is typed, found by its slug or its day. */
function endOfWebinar(slug: string, { at, written }: ResolvedSite): Span | undefined {
  const ended = written.regions.timing?.values.find(
    ({ until, node, span }) =>
      until !== undefined &&
      until.at <= at &&
      span.file.text.slice(node.start, node.end).includes(slug),
  );
  return ended?.until?.span;
}
