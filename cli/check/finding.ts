import type { Code, ParametersByCode } from '../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';

/** A problem in one place, before it is known how many other places have it. */
export interface Finding {
  /** What makes it the same as a finding elsewhere. */
  readonly identity: string;
  /** Makes its diagnostic; called only for the first of findings that are the same. */
  readonly toDiagnostic: () => Diagnostic;
}

/** Where something was found; positions are computed only for what is reported. */
export interface FindingLocation {
  readonly span: () => Span;
  readonly extras?: () => Extras;
  /** Replaces the parameters as what makes two findings the same. */
  readonly identity?: string;
}

export function find<C extends Code>(
  code: C,
  parameters: ParametersByCode[C],
  { span, extras, identity = JSON.stringify(parameters) }: FindingLocation,
): Finding {
  return {
    identity: `${code} ${identity}`,
    toDiagnostic: () => createDiagnostic(code, parameters, span(), extras?.()),
  };
}

/** Collects findings and reports each once, however many places have it. */
export interface FindingCollector {
  /** Takes the findings of one place; two that differ only in the prefix of its addresses are the same. */
  add(findings: Iterable<Finding>, prefix: string): void;
  diagnostics(): readonly Diagnostic[];
}

/** `places` is the word for what is looked at, where several have the same problem. */
export function createFindingCollector(places: 'pages' | 'files' | 'rules'): FindingCollector {
  const found = new Map<string, { readonly finding: Finding; count: number }>();
  return {
    add(findings, prefix) {
      for (const [identity, finding] of numbered(findings, prefix)) {
        const known = found.get(identity);
        if (known === undefined) found.set(identity, { finding, count: 1 });
        else known.count += 1;
      }
    },
    diagnostics: () =>
      [...found.values()].map(({ finding, count }) => {
        const diagnostic = finding.toDiagnostic();
        if (count === 1) return diagnostic;
        const same = `The same is true of ${count.toLocaleString('en-US')} ${places}; this is the first.`;
        return { ...diagnostic, message: `${diagnostic.message} ${same}` };
      }),
  };
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
