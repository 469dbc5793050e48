import { readProse } from '../../../runtime/components/prose/read-prose.ts';
import type { LinkProblem } from './link.ts';
import { linkProblem } from './link.ts';

/** A mark of running text that stands alone. */
export interface LoneMark {
  readonly kind: 'mark';
  readonly mark: string;
  /** Offset in the text. */
  readonly start: number;
}

/** A link in running text that leads nowhere. */
export interface BrokenTarget extends LinkProblem {
  readonly kind: 'target';
  readonly target: string;
}

/** Looks for what keeps running text from being shown as it was meant; that it is plain otherwise is `textProblem`'s. */
export function proseProblem(text: string): LoneMark | BrokenTarget | undefined {
  for (const part of readProse(text)) {
    if (part.kind === 'words') {
      const found = /\*\*|[[\]]/.exec(part.text);
      const start = text.indexOf(part.text) + (found?.index ?? 0);
      if (found) return { kind: 'mark', mark: found[0], start };
    }
    const problem = part.kind === 'link' ? typedProblem(part.target) : undefined;
    if (part.kind === 'link' && problem) return { kind: 'target', target: part.target, ...problem };
  }
  return undefined;
}

/** The first link that leads nowhere in running text whose tokens are filled in. */
export function brokenLink(text: string): BrokenTarget | undefined {
  for (const part of readProse(text)) {
    const problem = part.kind === 'link' ? targetProblem(part.target) : undefined;
    if (part.kind === 'link' && problem) return { kind: 'target', target: part.target, ...problem };
  }
  return undefined;
}

/** Where the links of running text lead, as they are written. */
export function linkTargets(text: string): readonly string[] {
  if (!text.includes('](')) return [];
  return readProse(text).flatMap((part) => (part.kind === 'link' ? [part.target] : []));
}

/** What a token stands for is looked at once it is filled in. */
function typedProblem(target: string): LinkProblem | undefined {
  const isFilledLater = /^(?:mailto:)?\{\{/.test(target);
  return isFilledLater ? undefined : targetProblem(target);
}

/** A link, or a place on the same page. */
function targetProblem(target: string): LinkProblem | undefined {
  return /^#[A-Za-z][\w-]*$/.test(target) ? undefined : linkProblem(target);
}
