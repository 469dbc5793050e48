import type { CatalogueEntry } from './catalogue/entry.ts';
import type { Code, Severity } from './codes.ts';
import { catalogue } from './codes.ts';
import { checkExplanations } from './explanations/check.ts';
import type { Explanation } from './explanations/explanation.ts';
import { manifestExplanations } from './explanations/manifest.ts';
import { resolveExplanations } from './explanations/resolve.ts';
import { schemaExplanations } from './explanations/schema.ts';
import { sourceExplanations } from './explanations/source.ts';

const explanations: Readonly<Record<Code, Explanation>> = {
  ...sourceExplanations,
  ...schemaExplanations,
  ...resolveExplanations,
  ...manifestExplanations,
  ...checkExplanations,
};

/** A code with all that there is to say about it in general. */
export interface ExplainedCode extends Explanation {
  readonly code: Code;
  readonly severity: Severity;
  /** Whether its suggestions may be written without asking. */
  readonly fixable: boolean;
}

// The annotation lets entries be read by what only some of them have.
const fixable: Readonly<Record<Code, Pick<CatalogueEntry<never>, 'fixable'>>> = catalogue;

export function isCode(text: string): text is Code {
  return Object.hasOwn(catalogue, text);
}

export function explainCode(code: Code): ExplainedCode {
  return {
    code,
    severity: catalogue[code].severity,
    ...explanations[code],
    fixable: fixable[code].fixable !== undefined,
  };
}
