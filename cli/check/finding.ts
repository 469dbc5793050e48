import type { Code, ParametersByCode } from '../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';

/** A problem in one place, before it is known how many other places have it. */
export interface Finding {
  /** What makes it the same as a finding elsewhere. */
  readonly identity: string;
  /** Makes its diagnostic; called only for the first of findings that are the same. */
  readonly toDiagnostic: (extras: Extras) => Diagnostic;
}

/** What is said of a finding where that is not the usual. */
interface FindingOptions {
  /** In place of those of where it was found. */
  readonly extras?: () => Extras;
  /** Replaces the parameters as what makes two findings the same. */
  readonly identity?: string;
}

export function find<C extends Code>(
  code: C,
  parameters: ParametersByCode[C],
  span: Span,
  { extras, identity = JSON.stringify(parameters) }: FindingOptions = {},
): Finding {
  return {
    identity: `${code} ${identity}`,
    toDiagnostic: (usual) => createDiagnostic(code, parameters, span, extras?.() ?? usual),
  };
}

/** Where something is found, such as a page. */
export interface FindingPlace {
  /** Of its addresses: two findings that differ in it alone are the same. */
  readonly prefix: string;
  /** Related locations to report with its problems. */
  readonly extras: () => Extras;
}

const nowhere: FindingPlace = { prefix: '', extras: () => ({}) };

/** Collects findings and reports each once, however many places have it. */
export interface FindingCollector {
  /** Takes the findings of one place. */
  add(findings: Iterable<Finding>, place?: FindingPlace): void;
  diagnostics(): readonly Diagnostic[];
}

/** `places` is the word for what is looked at, where several have the same problem. */
export function createFindingCollector(places: 'pages' | 'files' | 'rules'): FindingCollector {
  const found = new Map<string, { readonly first: () => Diagnostic; count: number }>();
  return {
    add(findings, { prefix, extras } = nowhere) {
      for (const [identity, finding] of numbered(findings, prefix)) {
        const known = found.get(identity);
        const first = (): Diagnostic => finding.toDiagnostic(extras());
        if (known === undefined) found.set(identity, { first, count: 1 });
        else known.count += 1;
      }
    },
    diagnostics: () =>
      [...found.values()].map(({ first, count }) => {
        const diagnostic = first();
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
