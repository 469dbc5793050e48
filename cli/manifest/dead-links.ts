import { anchorsOf } from '../../runtime/app/anchors.ts';
import type { PageKind } from '../../runtime/contract.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import type { Span } from '../diagnostics/span.ts';
import { likest, nearest } from '../schema/nearest.ts';
import { followPlan, isAnswer } from './match.ts';
import { createReadTarget, readPath } from './target.ts';
import type { Target } from './target.ts';
import type { LinkPlace, TypedLink } from './typed-links.ts';
import { listTypedLinks, locateTarget } from './typed-links.ts';
import type { UrlPlan } from './url-plan.ts';

/** Finds links of the content that nothing on this site answers, by its URL table; each typed one once. */
export function findDeadLinks(resolved: ResolvedSite, urls: UrlPlan): readonly Diagnostic[] {
  const problemOf = createProblemFinder(resolved, urls);
  const found = new Map<string, Diagnostic>();
  for (const link of listTypedLinks(resolved)) {
    const problem = problemOf(link);
    const diagnostic = problem && diagnose(link, problem);
    if (diagnostic === undefined) continue;
    const { file, start } = diagnostic.span;
    const place = `${file.path} ${String(start)}`;
    if (!found.has(place)) found.set(place, diagnostic);
  }
  return [...found.values()];
}

interface DeadPage {
  readonly kind: 'page';
  /** What is asked for, and the address that was probably meant. */
  readonly path: string;
  readonly near: string | undefined;
  readonly isGuess: boolean;
}

/** Another page of this name is the region's own. */
interface ForeignPage {
  readonly kind: 'foreign';
}

interface DeadAnchor {
  readonly kind: 'anchor';
  readonly fragment: string;
  readonly known: readonly string[];
}

type Problem = DeadPage | ForeignPage | DeadAnchor;

type Inside = Extract<Target, { type: 'inside' }>;

/** What is on every page, by whatever link: its main part, and where browsers scroll without looking for an id. */
const everywhere = ['main', 'top'];

function createProblemFinder(
  { site, library }: ResolvedSite,
  urls: UrlPlan,
): (link: TypedLink) => Problem | undefined {
  const { table, follow } = followPlan(urls);
  const readTarget = createReadTarget({ main: site.origin, library: library.origin });
  const urlsOfPages = new Set(table.pages.map(({ url }) => url));
  const kinds = [...new Set(table.pages.map(({ kind }) => kind))];
  return (link) => {
    if (link.address.startsWith('#')) return missingPart(link.address.slice(1), kindsShowing(link));
    const target = readTarget(link.webRoot, '/', link.address);
    if (target.type !== 'inside') return undefined;
    const { end, page } = follow(target.edition, readPath(target.path) ?? target.path);
    if (!isAnswer(end)) return deadPage(target, link);
    if (isForeign(link, target)) return { kind: 'foreign' };
    return page && target.fragment !== '' ? missingPart(target.fragment, [page.kind]) : undefined;
  };

  function deadPage({ edition, path }: Inside, { prefix }: TypedLink): DeadPage {
    const known = table.pages.filter((page) => page.edition === edition).map(({ url }) => url);
    const near = nearest(path, known);
    const start = path.startsWith(`${prefix}/`) ? prefix : '';
    const rests = known.flatMap((url) =>
      url.startsWith(`${start}/`) ? url.slice(start.length) : [],
    );
    const like = near === undefined ? likest(path.slice(start.length), rests) : undefined;
    return {
      kind: 'page',
      path,
      near: near ?? (like && start + like),
      isGuess: near === undefined,
    };
  }

  /** Whether a region's visitors are led out of the region, to the page of all that it has as well. */
  function isForeign({ region, prefix, address }: TypedLink, { path }: Inside): boolean {
    if (region === undefined || prefix === '' || !address.startsWith('/')) return false;
    return !path.startsWith(`${prefix}/`) && urlsOfPages.has(prefix + path);
  }

  /** The kind of page whose words a text is one of; all of them where it is among those of none. */
  function kindsShowing({ pointer }: TypedLink): readonly PageKind[] {
    const [, group = ''] = /\/pages\/(\w+)/.exec(pointer) ?? [];
    const name = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = kinds.filter((kind) => kind === name);
    return own.length > 0 ? own : kinds;
  }
}

function missingPart(fragment: string, kinds: readonly PageKind[]): DeadAnchor | undefined {
  const known = [...new Set(kinds.flatMap(anchorsOf))];
  if (known.includes(fragment) || everywhere.includes(fragment)) return undefined;
  return { kind: 'anchor', fragment, known };
}

function diagnose(link: TypedLink, problem: Problem): Diagnostic | undefined {
  const typed = link.findTyped();
  if (typed === undefined) return undefined;
  const { document, pointer, target } = typed;
  const piece = locateTarget(typed);
  const span = piece ?? document.locate(pointer, 'value');
  if (problem.kind === 'foreign') return leavesRegion(link, typed, span);
  const instead = insteadOf(target, link, problem);
  const extras = { path: pointer, ...(piece && instead && { suggestion: instead }) };
  if (problem.kind === 'page') {
    const { path: url, isGuess } = problem;
    return createDiagnostic('dead-link', { url, instead }, span, { ...extras, isGuess });
  }
  return createDiagnostic('dead-anchor', { ...problem, instead }, span, extras);
}

function leavesRegion(
  { region = '' }: TypedLink,
  { pointer, target }: LinkPlace,
  span: Span,
): Diagnostic | undefined {
  if (!target.startsWith('/')) return undefined;
  const instead = `{{pathPrefix}}${target}`;
  const extras = { path: pointer, suggestion: instead };
  return createDiagnostic('link-leaves-region', { region, target, instead }, span, extras);
}

/** The link as it was probably meant, typed as it is; undefined where nothing is near, or it says more by tokens. */
function insteadOf(
  target: string,
  { prefix }: TypedLink,
  problem: DeadPage | DeadAnchor,
): string | undefined {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (problem.kind === 'anchor') {
    const meant = nearest(problem.fragment, problem.known);
    return meant === undefined ? undefined : target.replace(/#.*$/s, `#${meant}`);
  }
  const { near } = problem;
  if (near === undefined) return undefined;
  const [token] = /^\{\{\s*pathPrefix\s*\}\}/.exec(target) ?? [];
  if (token === undefined) {
    const isTyped = before.endsWith(problem.path);
    return isTyped ? before.slice(0, -problem.path.length) + near + after : undefined;
  }
  return near.startsWith(`${prefix}/`) ? token + near.slice(prefix.length) + after : undefined;
}
