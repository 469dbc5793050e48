import type { Meant } from '../../schema/nearest.ts';
import { closest, differingLetters, nameMeant } from '../../schema/nearest.ts';
import { indexNames, normaliseAlias } from '../names.ts';
import type { Written } from '../written.ts';

/**
 * The file that another path was probably meant as: one of the same name in another folder or with another ending, one of
 * another name of the same region, or of a name of which at most a third of the letters differ, if no other is as near.
 */
export function assetMeant(path: string, known: readonly string[], written: Written): Meant {
  const near = nearestAsset(path, known, written);
  return { near, isGuess: near !== undefined && !isCertain(path, near, known) };
}

/** Files of one name are different things in different folders: what may differ is how the path is typed, or the name alone. */
function isCertain(path: string, near: string, known: readonly string[]): boolean {
  const place = placeOf(path);
  if (known.filter((other) => placeOf(other) === place).length === 1)
    return placeOf(near) === place;
  const beside = known.filter((other) => folderOf(other) === folderOf(near)).map(fileName);
  const meant = nameMeant(fileName(path), beside);
  return path === near.replace(fileName(near), fileName(path)) && !meant.isGuess;
}

/** A path below `assets`, without regard to case, slashes and what leads there. */
function placeOf(path: string): string {
  const plain = path.toLowerCase().replaceAll('\\', '/');
  return plain.replace(/^(?:\.{0,2}\/)+/, '').replace(/^assets\//, '');
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function nearestAsset(
  path: string,
  known: readonly string[],
  { regions }: Written,
): string | undefined {
  const name = fileName(path);
  const regionNames = indexNames(regions.value.regions);
  const near = known.filter((other) => isNear(name, fileName(other), regionNames));
  const nearestName = closest(name, near.map(fileName));
  if (nearestName === undefined || isAsNear(name, nearestName, near)) return undefined;
  return closest(
    path,
    near.filter((other) => fileName(other) === nearestName),
  );
}

/** Names of states are often near to each other, such as Kansas and Arkansas, and never meant for each other. */
function isNear(name: string, other: string, regionNames: ReadonlyMap<string, string>): boolean {
  const [typed, plain] = [normaliseAlias(name), normaliseAlias(other)];
  const region = regionNames.get(plain);
  if (region !== undefined && regionNames.has(typed)) return regionNames.get(typed) === region;
  // Of two codes such as nv and nj a single letter is too much, and of nvv it is a slip.
  const least = typed.length === plain.length ? 0 : 1;
  const most = region === undefined ? Infinity : 1;
  return differingLetters(name, other) <= Math.min(most, Math.max(least, plain.length / 3));
}

/** Whether a file of another name differs in no more letters than the nearest one. */
function isAsNear(name: string, nearestName: string, near: readonly string[]): boolean {
  const differing = differingLetters(name, nearestName);
  return near
    .map(fileName)
    .some((other) => other !== nearestName && differingLetters(name, other) <= differing);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
