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
}

export function isCode(text: string): text is Code {
  return Object.hasOwn(catalogue, text);
}

export function explainCode(code: Code): ExplainedCode {
  return { code, severity: catalogue[code].severity, ...explanations[code] };
}
