import type { Code, MessageParameters } from '../diagnostics/codes.ts';
import type { Diagnostic, Extras } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';

/** Something that was found in one place, before it is known in how many others it is. */
export interface Finding {
  /** What makes it the same as a finding elsewhere. */
  readonly identity: string;
  /** Makes its diagnostic; of findings that are the same, only the first is asked. */
  readonly tell: () => Diagnostic;
}

/** Where something was found; positions are searched for only when they are told. */
export interface Place {
  readonly span: () => Span;
  readonly extras?: () => Extras;
  /** Replaces the parameters as what makes two findings the same. */
  readonly identity?: string;
}

export function find<C extends Code>(
  code: C,
  parameters: MessageParameters<C>,
  { span, extras, identity = JSON.stringify(parameters) }: Place,
): Finding {
  return {
    identity: `${code} ${identity}`,
    tell: () => createDiagnostic(code, parameters, span(), extras?.()),
  };
}

/** Gathers findings and tells each once, in however many places it is. */
export interface Gathering {
  /** Takes the findings of one place; what its addresses begin with makes no difference to whether two are the same. */
  add(findings: Iterable<Finding>, prefix: string): void;
  diagnostics(): readonly Diagnostic[];
}

/** `spread` says in how many places something is. */
export function createGathering(spread: (count: number) => string): Gathering {
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
        const diagnostic = finding.tell();
        if (count === 1) return diagnostic;
        return { ...diagnostic, message: `${diagnostic.message} ${spread(count)}` };
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
