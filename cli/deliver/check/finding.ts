import type { CatalogueCode, ParametersByCode } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { excerptOf } from './excerpt.ts';

/** A problem in one place, before it is known how many other places have it. */
export interface Finding {
  readonly diagnostic: Diagnostic;
  /** What makes it the same as a finding elsewhere. */
  readonly identity: string;
}

/** Makes a finding; two are the same by their parameters, or by `identity` where that is given. */
export function find<C extends CatalogueCode>(
  code: C,
  parameters: ParametersByCode[C],
  span: Span,
  { identity, related }: { readonly identity?: string; readonly related?: Related } = {},
): Finding {
  return {
    diagnostic: createDiagnostic(code, parameters, span, related && { related }),
    identity: `${code} ${identity ?? JSON.stringify(parameters)}`,
  };
}

type Related = Diagnostic['related'];

/** Where something is found, such as a page. */
export interface FindingPlace {
  /** Prefix of its addresses; findings that differ only in it are the same. */
  readonly prefix: string;
  /** Related locations of those of its findings that have none. */
  readonly related: () => Related;
}

/** What is found in one place, if it has one. */
export type PlacedFindings = readonly [findings: Iterable<Finding>, place?: FindingPlace];

const nowhere: FindingPlace = { prefix: '', related: () => [] };

/** Each finding once, however many places have it. `places` is the word for these. */
export function reportOnce(
  placed: Iterable<PlacedFindings>,
  places: Places,
): readonly Diagnostic[] {
  const found = new Map<string, { readonly first: Diagnostic; count: number }>();
  for (const [findings, { prefix, related } = nowhere] of placed) {
    for (const [identity, { diagnostic }] of numbered(findings, prefix)) {
      const known = found.get(identity);
      if (known !== undefined) known.count += 1;
      else found.set(identity, { first: toKeep(diagnostic, related, places), count: 1 });
    }
  }
  return [...found.values()].map(({ first, count }) => {
    if (count === 1) return first;
    const same = `The same is true of ${count.toLocaleString('en-US')} ${places}; this is the first.`;
    return { ...first, message: `${first.message} ${same}` };
  });
}

type Places = 'pages' | 'files' | 'rules';

/** Rules stand in the build record, which is kept as a whole. */
function toKeep(diagnostic: Diagnostic, related: FindingPlace['related'], places: Places) {
  const span = places === 'rules' ? diagnostic.span : excerptOf(diagnostic.span);
  return { ...diagnostic, span, ...(diagnostic.related.length === 0 && { related: related() }) };
}

/** The same twice in one place are two findings: the first and the second of each place. */
function* numbered(findings: Iterable<Finding>, prefix: string): Generator<[string, Finding]> {
  const times = new Map<string, number>();
  for (const finding of findings) {
    const identity = withoutPrefix(finding.identity, prefix);
    const time = (times.get(identity) ?? 0) + 1;
    times.set(identity, time);
    yield [`${identity} ${String(time)}`, finding];
  }
}

function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll(`${prefix}/`, '/');
}
