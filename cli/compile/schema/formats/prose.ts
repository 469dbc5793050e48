import { readProse } from '../../../../runtime/components/prose/read-prose.ts';
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

/** Finds what keeps running text from being shown as meant, beside what `textProblem` finds. */
export function proseProblem(text: string): LoneMark | BrokenTarget | undefined {
  for (const part of readProse(text)) {
    const found = part.kind === 'words' ? /\*\*|[[\]]/.exec(part.text) : null;
    if (found)
      return { kind: 'mark', mark: found[0], start: text.indexOf(part.text) + found.index };
    // A token's value is looked at once it is filled in.
    const isFilledLater = part.kind !== 'link' || /^(?:mailto:|tel:)?\{\{/.test(part.target);
    const broken = isFilledLater ? undefined : brokenTarget(part.target);
    if (broken) return broken;
  }
  return undefined;
}

/** The first link that leads nowhere in running text whose tokens are filled in. */
export function brokenLink(text: string): BrokenTarget | undefined {
  return linkTargets(text)
    .map(brokenTarget)
    .find((broken) => broken !== undefined);
}

/** Where the links of running text lead, as they are written. */
export function linkTargets(text: string): readonly string[] {
  if (!text.includes('](')) return [];
  return readProse(text).flatMap((part) => (part.kind === 'link' ? [part.target] : []));
}

/** What is wrong with a link, which may also lead to a place on the same page. */
function brokenTarget(target: string): BrokenTarget | undefined {
  const problem = /^#[A-Za-z][\w-]*$/.test(target) ? undefined : linkProblem(target);
  return problem && { kind: 'target', target, ...problem };
}
