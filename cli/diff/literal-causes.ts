import type { CauseTexts, Replacement, Template } from './cause-texts.ts';

/** A text that differs between two versions, and how words are written in it. */
export interface TextPair {
  readonly old: string;
  readonly next: string;
  /** By default as they are. */
  readonly encode?: (words: string) => string;
}

/** A cause whose words stand in both versions of a text. */
interface Applicable<Cause> {
  readonly cause: Cause;
  readonly replacements: readonly Replacement[];
}

/**
 * The causes whose words are all that differs between two texts: one that alone makes the new text, or those that together
 * do. Undefined where the words do not show that, since others say the same.
 */
export function findLiteralCauses<Cause>(
  pair: TextPair,
  candidates: readonly Cause[],
  textsOfCause: (cause: Cause) => CauseTexts,
): readonly Cause[] | undefined {
  if (pair.old === pair.next) return undefined;
  const applicable = candidates.flatMap((cause) => {
    const replacements = textsOfCause(cause).replacements.flatMap((one) => writtenIn(pair, one));
    return replacements.length === 0 ? [] : [{ cause, replacements }];
  });
  const alone = new Set([
    ...applicable.filter((one) => turns(pair, [one])).map(({ cause }) => cause),
    ...candidates.filter((cause) => isFilled(pair, textsOfCause(cause).template)),
  ]);
  if (alone.size > 0) return alone.size === 1 ? [...alone] : undefined;
  return findNeeded(pair, applicable)?.map(({ cause }) => cause);
}

/** A replacement as it is written in both texts; none where one of them lacks it. */
function writtenIn(
  { old, next, encode = (words) => words }: TextPair,
  { from, to }: Replacement,
): readonly Replacement[] {
  const written = { from: encode(from), to: encode(to) };
  return old.includes(written.from) && next.includes(written.to) ? [written] : [];
}

/** Whether the replacements of some causes make the new text. */
function turns({ old, next }: TextPair, some: readonly Applicable<unknown>[]): boolean {
  const replacements = some.flatMap((one) => one.replacements);
  const longestFirst = replacements.toSorted((a, b) => b.from.length - a.from.length);
  return longestFirst.reduce((text, { from, to }) => text.replaceAll(from, () => to), old) === next;
}

/** Whether both texts are what a cause states, with the same in place of its tokens. */
function isFilled({ old, next }: TextPair, template: Template | undefined): boolean {
  const found = template?.old.exec(old);
  return found != null && template?.fill(found.slice(1)) === next;
}

/** Those without which it is another text; undefined where all do not make the new one, or several replace the same words. */
function findNeeded<Cause>(
  pair: TextPair,
  applicable: readonly Applicable<Cause>[],
): readonly Applicable<Cause>[] | undefined {
  const replaced = applicable.flatMap(({ replacements }) => replacements.map(({ from }) => from));
  if (new Set(replaced).size < replaced.length || !turns(pair, applicable)) return undefined;
  return applicable.filter(
    (one) =>
      !turns(
        pair,
        applicable.filter((other) => other !== one),
      ),
  );
}
