import type { Icon } from '../../runtime/contract.ts';
import { readIcons } from '../emit/icons.ts';
import type { CheckedProject } from '../check-project.ts';
import type { AssetFile } from '../site/assets.ts';
import { readAssets } from '../site/assets.ts';

/** One of the two versions that are compared: what is written, and what that names. */
export interface Side extends CheckedProject {
  /** The files of the project that the YAML names, by path. */
  readonly files: ReadonlyMap<string, AssetFile>;
  /** The drawings among them that are icons, by name. */
  readonly icons: Readonly<Record<string, Icon>>;
}

/** Reads what a sound project names. */
export function readSide(root: string, checked: CheckedProject): Side {
  const { usedAssets, madeAssets } = checked.manifest;
  const paths = [...usedAssets].filter((path) => !madeAssets.has(path));
  return { ...checked, files: readAssets(root, paths), icons: readIcons(root, usedAssets) };
}
