import { anchorsOf } from '../../runtime/app/anchors.ts';
import type { PageKind } from '../../runtime/contract.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { nearest } from '../schema/nearest.ts';
import type { RedirectChain } from './match.ts';
import { followPlan } from './match.ts';
import { createReadTarget, readPath } from './target.ts';
import type { Target } from './target.ts';
import type { TypedLink } from './typed-links.ts';
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
}

interface DeadAnchor {
  readonly kind: 'anchor';
  readonly fragment: string;
  readonly known: readonly string[];
}

type Problem = DeadPage | DeadAnchor;

type Inside = Extract<Target, { type: 'inside' }>;

/** What is on every page, by whatever link: its main part, and where browsers scroll without looking for an id. */
const everywhere = ['main', 'top'];

function createProblemFinder(
  { site, library }: ResolvedSite,
  urls: UrlPlan,
): (link: TypedLink) => Problem | undefined {
  const { table, follow } = followPlan(urls);
  const readTarget = createReadTarget({ main: site.origin, library: library.origin });
  const kinds = [...new Set(table.pages.map(({ kind }) => kind))];
  return (link) => {
    if (link.address.startsWith('#')) return missingPart(link.address.slice(1), kindsShowing(link));
    const target = readTarget(link.webRoot, '/', link.address);
    if (target.type !== 'inside') return undefined;
    const { end, page } = follow(target.edition, readPath(target.path) ?? target.path);
    if (!isAnswer(end)) return deadPage(target);
    return page && target.fragment !== '' ? missingPart(target.fragment, [page.kind]) : undefined;
  };

  function deadPage({ edition, path }: Inside): DeadPage {
    const known = table.pages.filter((page) => page.edition === edition).map(({ url }) => url);
    return { kind: 'page', path, near: nearest(path, known) };
  }

  /** The kind of page whose words a text is one of; all of them where it is among those of none. */
  function kindsShowing({ pointer }: TypedLink): readonly PageKind[] {
    const [, group = ''] = /\/pages\/(\w+)/.exec(pointer) ?? [];
    const name = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = kinds.filter((kind) => kind === name);
    return own.length > 0 ? own : kinds;
  }
}

function isAnswer(end: RedirectChain['end']): boolean {
  return end === 'page' || end === 'file';
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
  const instead = insteadOf(target, link, problem);
  const extras = { path: pointer, ...(piece && instead && { suggestion: instead }) };
  if (problem.kind === 'page') {
    return createDiagnostic('dead-link', { url: problem.path, instead }, span, extras);
  }
  return createDiagnostic('dead-anchor', { ...problem, instead }, span, extras);
}

/** The link as it was probably meant, typed as it is; undefined where nothing is near, or it says more by tokens. */
function insteadOf(target: string, { prefix }: TypedLink, problem: Problem): string | undefined {
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
