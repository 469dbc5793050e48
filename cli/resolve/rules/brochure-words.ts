import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { RegionDefaults } from '../../schema/written.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { layersOf, mergeField } from '../layers.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { fileOf } from '../asset-uses.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { InheritanceRule } from './rule.ts';

/** Words for a brochure that a region states, while the brochure that it shows is not made for it. */
export const brochureWords: InheritanceRule = function* (inheritance, madeAssets) {
  const { document, value } = inheritance.written.regions;
  for (const [region, { pages }] of Object.entries(value.regions)) {
    for (const field of Object.keys(pages?.brochure ?? {})) {
      const { name, pathFor, shownBy } = field === 'cover' ? cover : brochure;
      const showing = readers(region, inheritance).filter((reader) => {
        const named = shownBy(reader);
        return named !== undefined && (madeAssets.has(named) || named === pathFor(reader.key));
      });
      if (showing.some(({ key }) => madeAssets.has(pathFor(key)))) continue;
      const path = `${childPointer('/regions', region)}/pages/brochure/${field}`;
      const files = showing.map(({ key }) => pathFor(key));
      const parameters = { region, files, instead: `${name}: ${pathFor(region)}` };
      yield createDiagnostic('brochure-words', parameters, document.locate(path, 'key'), { path });
    }
  }
};

interface Reader {
  readonly key: string;
  readonly layers: readonly Layer[];
}

/** The regions that a region's own words reach. */
function readers(region: string, inheritance: Inheritance): readonly Reader[] {
  const own = childPointer('/regions', region);
  return Object.keys(inheritance.written.regions.value.regions)
    .map((key) => ({ key, layers: layersOf(key, inheritance) }))
    .filter(({ layers }) => layers.some(({ pointer }) => pointer === own));
}

const brochure = {
  name: 'brochureDownloadUrl',
  pathFor: brochurePath,
  shownBy: ({ layers }: Reader) =>
    mergeField(layers, 'brochureDownloadUrl') as RegionDefaults['brochureDownloadUrl'],
};

const cover = {
  name: 'brochureDownloadImg',
  pathFor: coverPath,
  shownBy: ({ layers }: Reader) =>
    fileOf(mergeField(layers, 'brochureDownloadImg') as RegionDefaults['brochureDownloadImg']),
};
