import { error } from '../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { describeLocation } from '../schema/describe.ts';
import { linkProblem, whyUnusable } from '../schema/formats/link.ts';
import { brokenLink } from '../schema/formats/prose.ts';
import { childOf, segmentsOf, valueAt } from '../schema/pointer.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { nodeAt } from '../schema/schema-node.ts';
import { isHidden } from './hidden-fields.ts';
import { GENERIC } from './identity.ts';
import { reporter } from '../source/locate-piece.ts';
import type { ResolvedRegion } from './resolved.ts';
import { textsWith } from '../schema/walk.ts';
import type { Written } from './written.ts';

export const codes = {
  'filled-text-too-long': error(
    'In {edition} the text of {where} has {length} characters once its tokens are filled in, but its place has room for {limit}. Shorten it here, or give regions with a long name a shorter text of their own.',
    'A text fits its place as written, but not once its tokens are filled in.',
    'In regions with long names it would be cut off or push other content away.',
    'Shorten the text, or give the regions with long names a shorter one of their own.',
  ),
  'filled-link': error(
    'In {edition} the link of {where} becomes "{link}" once its tokens are filled in, and that cannot be used: {why}. {{pathPrefix}} begins with a slash itself; names have blanks in them, codes have none.',
    'A link is fine as written, but not once its tokens are filled in.',
    'It would be broken in that region.',
    'Check slashes around tokens: `{{pathPrefix}}` starts with one. Names contain spaces, codes do not.',
  ),
} as const;

const { createDiagnostic } = reporter(codes);

/** Checks links and lengths with the tokens filled in; each typed text once. */
export function* filledTexts(
  written: Written,
  editions: readonly ResolvedRegion[],
): Generator<Diagnostic> {
  const reported = new Set<number>();
  const { defaults, regions } = written.regions.value;
  const typed = [defaults, ...Object.values(regions)].flatMap((group) => textsWith(/\{\{/, group));
  for (const pointer of new Set(typed.map((text) => text.pointer))) {
    const node = nodeAt('regions', `/regions/any${pointer}`) ?? {};
    const segments = segmentsOf(pointer);
    // In most editions it says the same.
    let sound: string | undefined;
    for (const edition of editions) {
      const text = segments.reduce<unknown>(childOf, edition.config);
      if (typeof text !== 'string' || text === sound) continue;
      const diagnostic = checkFilledText(edition, pointer, node, text);
      if (diagnostic === undefined) sound = text;
      if (diagnostic === undefined || reported.has(diagnostic.span.start)) continue;
      if (isHidden(pointer, edition.key, (other) => valueAt(edition.config, other))) continue;
      reported.add(diagnostic.span.start);
      yield diagnostic;
    }
  }
}

function checkFilledText(
  { key, config, provenanceOf }: ResolvedRegion,
  pointer: string,
  { format, maxLength: limit = Infinity }: SchemaNode,
  text: string,
): Diagnostic | undefined {
  const length = text.length > limit ? [...text].length : 0;
  const problem = filledProblem(format, text);
  if (length <= limit && problem === undefined) return undefined;
  const { span } = provenanceOf(pointer) ?? {};
  if (span === undefined) return undefined;
  const name = key === GENERIC ? 'the edition without a state' : config.name;
  const shown = { edition: name, where: describeLocation('regions', pointer) };
  if (length > limit || problem === undefined)
    return createDiagnostic('filled-text-too-long', { ...shown, length, limit }, span);
  const { target, reason } = problem;
  const parameters = { ...shown, link: target, why: whyUnusable[reason] };
  return createDiagnostic('filled-link', parameters, linkWithin(span, text, target));
}

/** Where a link among words is typed, by its number; that of a whole value is all of it. */
function linkWithin(span: Span, text: string, target: string): Span {
  const nth = [...text.matchAll(LINK)].findIndex(([filled]) => filled === target);
  const typed = [...span.file.text.slice(span.start, span.end).matchAll(LINK)].at(nth);
  if (nth === -1 || typed === undefined) return span;
  const start = span.start + typed.index;
  return { file: span.file, start, end: start + typed[0].length };
}

const LINK = /(?<=\]\()[^()]*(?=\))/g;

function filledProblem(format: string | undefined, text: string) {
  if (format === 'prose') return brokenLink(text);
  const problem = format === 'link' ? linkProblem(text) : undefined;
  return problem && { ...problem, target: text };
}
