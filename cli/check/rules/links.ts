import type { PageKind } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutRegion } from '../../manifest/typed-links.ts';
import type { Address, CheckedPage, ReferencingFile } from '../checked-page.ts';
import { comesFrom } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { shownBy } from '../islands.ts';
import { isAnswer } from '../../manifest/match.ts';
import type { Target } from '../../manifest/target.ts';

/** Finds links and forms that lead nowhere, or to their page by way of a redirect. */
export function* findLinkProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  for (const { url, target, span } of listLinks(page, site)) {
    const { edition: webRoot, path } = target;
    if (site.isOmitted(webRoot, path)) continue;
    const { stops, end } = site.follow(webRoot, path);
    if (isAnswer(end) && stops.length === 1) continue;
    const related = whereTyped(url, page, site);
    yield isAnswer(end)
      ? find('link-redirects', { url: path, to: stops.at(-1) ?? path }, span(), { related })
      : find('broken-link', { url: path }, span(), { related });
  }
}

/**
 * Finds links from a build of some states to pages of others, and reports the first of the output. Links by which
 * visitors pick their state do not count: they lead to all states in every build.
 */
export function* findLinksOutside(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  for (const { url, target, span } of listLinks(page, site)) {
    const { edition: webRoot, path } = target;
    if (!site.isOmitted(webRoot, path) || isAnswer(site.follow(webRoot, path).end)) continue;
    if (listsStates.includes(page.facts.row.kind) && isOfState(path)) continue;
    const related = whereTyped(url, page, site);
    yield find('link-outside-build', { url: path }, span(), { related, identity: '' });
    return;
  }
}

const listsStates: readonly PageKind[] = ['choose-state', 'not-found'];

/** The pages of a state start with its two letters (docs/product.md R8). */
function isOfState(path: string): boolean {
  return /^\/[a-z]{2}\//.test(path);
}

type Link = Pick<Address, 'url' | 'span'> & {
  readonly target: Extract<Target, { type: 'inside' }>;
};

/** The links and forms of a page and of its islands that lead to somewhere in the output. */
function* listLinks({ addresses }: CheckedPage, { output }: CheckedSite): Generator<Link> {
  for (const { kind, url, target, span } of addresses) {
    if (!leading.includes(kind) || target.type !== 'inside') continue;
    if (output.webRoots.includes(target.edition)) yield { url, target, span };
  }
}

const leading: readonly Address['kind'][] = ['link', 'form', 'prop'];

/** The lines of the YAML that say a link of a page. */
function whereTyped(
  url: string,
  { facts: { prefix, row } }: CheckedPage,
  { output }: CheckedSite,
): Diagnostic['related'] {
  const address = withoutRegion(url, prefix);
  const places = output.record.links
    .filter((link) => link.edition === row.edition && link.address === address)
    .filter(({ regions }) => regions?.includes(row.region) ?? true);
  return comesFrom(...places.map(({ place }) => place));
}

/** Finds files that a page, style sheet or script needs and that are not in the output. */
export function* findResourceProblems(
  { addresses }: ReferencingFile,
  site: CheckedSite,
): Generator<Finding> {
  for (const address of addresses) {
    if (isMissing(address, site))
      yield find('broken-resource', { url: address.url }, address.span());
  }
}

function isMissing({ kind, url, target }: Address, site: CheckedSite): boolean {
  if (kind === 'connection' || leading.includes(kind)) return false;
  if (url === '') return true;
  return target.type === 'inside' && site.fileAt(target.edition, target.path) === undefined;
}

/** Finds ids of forms among islands' props that the YAML does not define. */
export function* findFormProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const known = site.output.record.forms[page.edition];
  for (const island of page.islands) {
    for (const id of shownBy('form', island)) {
      if (!known.includes(id))
        yield find('unknown-form', { id, known: known.join(', ') }, island.span());
    }
  }
}
