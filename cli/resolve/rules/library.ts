import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { LibraryTier } from '../../schema/written.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { Rule } from './rule.ts';

/** The library prices cover every population exactly once, and rise with it (docs/product.md B3). */
export const libraryTiers: Rule = function* ({ written }) {
  const { document, value } = written.library;
  const [first] = value.tiers;
  if (first !== undefined && first.from !== 0) {
    yield createDiagnostic('tier-first-not-zero', { from: first.from }, ...at(document, 0, 'from'));
  }
  for (const [index, tier] of value.tiers.entries()) {
    yield* checkEnd(document, index, tier, value.tiers[index + 1]);
    yield* checkAgainst(document, index, tier, value.tiers[index - 1]);
  }
};

function* checkEnd(
  document: YamlDocument,
  index: number,
  { from, to }: LibraryTier,
  next: LibraryTier | undefined,
): Generator<Diagnostic> {
  if (to === undefined) {
    if (next === undefined) return;
    yield createDiagnostic('tier-without-end', { next: next.from }, ...at(document, index, 'from'));
  } else if (isEmpty({ from, to })) {
    yield createDiagnostic('tier-empty', { from, to }, ...at(document, index, 'to'));
  } else if (next === undefined) {
    yield createDiagnostic('tier-last-ends', { to }, ...at(document, index, 'to'));
  }
}

function* checkAgainst(
  document: YamlDocument,
  index: number,
  tier: LibraryTier,
  before: LibraryTier | undefined,
): Generator<Diagnostic> {
  if (before === undefined || isEmpty(before) || isEmpty(tier)) return;
  const { from, price } = tier;
  const { to = from } = before;
  const [span, { path }] = at(document, index, 'from');
  const related = [
    { message: 'the price before ends here', span: at(document, index - 1, 'to')[0] },
  ];
  if (from > to) yield createDiagnostic('tier-gap', { from, to }, span, { path, related });
  if (from < to) yield createDiagnostic('tier-overlap', { from, to }, span, { path, related });
  if (price < before.price) {
    const parameters = { price, before: before.price };
    yield createDiagnostic('tier-price-falls', parameters, ...at(document, index, 'price'));
  }
}

function isEmpty({ from, to = Infinity }: Pick<LibraryTier, 'from' | 'to'>): boolean {
  return to <= from;
}

function at(document: YamlDocument, index: number, field: keyof LibraryTier) {
  const path = `/tiers/${index}/${field}`;
  return [document.locate(path, 'value'), { path }] as const;
}

/** Each edition has a host of its own: both have a page at `/` (docs/product.md T7). */
export const sameOrigin: Rule = function* ({ written: { regions, library } }) {
  const { origin } = library.value;
  if (origin === undefined || origin !== regions.value.site.origin) return;
  const message = 'the main site has it from here';
  const related = [{ message, span: regions.document.locate('/site/origin', 'value') }];
  const path = '/origin';
  const span = library.document.locate(path, 'value');
  yield createDiagnostic('same-origin', { origin }, span, { path, related });
};
