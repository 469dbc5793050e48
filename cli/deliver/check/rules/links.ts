import type { PageKind } from '../../../../runtime/contract.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { withoutRegion } from '../../../compile/manifest/typed-links.ts';
import type { Address, CheckedPage, ReferencingFile } from '../checked-page.ts';
import { comesFrom } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { shownBy } from '../islands.ts';
import { isAnswer } from '../../../compile/manifest/match.ts';

/**
 * Finds links and forms that lead nowhere, or by way of a redirect, and the first link of a partial
 * build to pages that it left out, except choices of a state.
 */
export function* findLinkProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  let isFirstOutside = true;
  for (const { kind, url, target, span } of page.addresses) {
    if (!leading.includes(kind) || target.type !== 'inside') continue;
    const { edition: webRoot, path } = target;
    if (!site.output.webRoots.includes(webRoot)) continue;
    const { stops, end } = site.follow(webRoot, path);
    const isOmitted = site.isOmitted(webRoot, path);
    if (isAnswer(end) && (isOmitted || stops.length === 1)) continue;
    const related = whereTyped(url, page, site);
    if (isAnswer(end))
      yield find('link-redirects', { url: path, to: stops.at(-1) ?? path }, span(), { related });
    else if (!isOmitted) yield find('broken-link', { url: path }, span(), { related });
    else if (isFirstOutside && !picksState(page, path)) {
      yield find('link-outside-build', { url: path }, span(), { related, identity: '' });
      isFirstOutside = false;
    }
  }
}

const listsStates: readonly PageKind[] = ['choose-state', 'not-found'];

/** The pages of a state start with its two letters (docs/product.md R8). */
function picksState({ facts }: CheckedPage, path: string): boolean {
  return listsStates.includes(facts.row.kind) && /^\/[a-z]{2}\//.test(path);
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
  const known = site.output.record.forms[page.webRoot];
  for (const island of page.islands) {
    for (const id of shownBy('form', island)) {
      if (!known.includes(id))
        yield find('unknown-form', { id, known: known.join(', ') }, island.span());
    }
  }
}
