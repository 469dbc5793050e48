import type { AssetUse } from './asset-uses.ts';
import { brochurePath, coverPath } from './made-brochures.ts';
import type { Written } from './written.ts';
import { listTexts } from './written.ts';

/** A field that says the key of a region, or a path that follows from it. */
type Mention = Pick<AssetUse, 'document' | 'pointer'>;

/** Where the brochures and covers that the program makes are named. */
export interface MadeAssets {
  readonly uses: { readonly files: readonly AssetUse[] };
  readonly madeAssets: ReadonlySet<string>;
}

/**
 * Where both files mention a region by its key, but for its own entry. The brochure and the cover that the program makes are
 * called after the key.
 */
export function mentionsOfKey(
  written: Written,
  { uses, madeAssets }: MadeAssets,
  key: string,
): readonly Mention[] {
  const paths = [brochurePath, coverPath]
    .filter((pathOf) => madeAssets.has(pathOf(key)))
    .flatMap((pathOf) => uses.files.filter(({ name }) => name === pathOf(key)));
  const keys = listTexts(written).filter(
    ({ node, text }) => node.names === 'regions' && text === key,
  );
  return [...keys, ...paths];
}
