import { closest, differingLetters } from '../../schema/nearest.ts';
import { indexNames, normaliseAlias } from '../names.ts';
import type { Written } from '../written.ts';

/**
 * The file that a missing one was probably meant as: one of the same name in another folder or with another ending,
 * or of a name of which at most a third of the letters differ.
 */
export function nearestAsset(
  path: string,
  known: readonly string[],
  { regions }: Written,
): string | undefined {
  const name = fileName(path);
  const regionNames = indexNames(regions.value.regions);
  const near = known.filter((other) => isNear(name, fileName(other), regionNames));
  const nearestName = closest(name, near.map(fileName));
  return closest(
    path,
    near.filter((other) => fileName(other) === nearestName),
  );
}

/** Names of states are often near to each other, such as Kansas and Arkansas, and never meant for each other. */
function isNear(name: string, other: string, regionNames: ReadonlyMap<string, string>): boolean {
  const plain = normaliseAlias(other);
  const limit = regionNames.has(plain) ? 1 : Infinity;
  return differingLetters(name, other) <= Math.min(limit, plain.length / 3);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
