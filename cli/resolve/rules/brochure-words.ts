import type { RegionDefaults } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { fileOf } from '../asset-uses.ts';
import type { Layer } from '../layers.ts';
import { mergeField } from '../layers.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

/** Words for a brochure that a region states, while the brochure that it shows is not made for it. */
export const brochureWords: Rule = function* ({ written, layersOf, madeAssets }) {
  const all = listRegions(written).map(({ key }) => ({ key, layers: layersOf(key) }));
  for (const { key: region, region: content, document, pointer: own } of listRegions(written)) {
    for (const field of Object.keys(content.pages?.brochure ?? {})) {
      const { name, pathFor, shownBy } = field === 'cover' ? cover : brochure;
      // The regions that these words reach.
      const readers = all.filter(({ layers }) => layers.some(({ pointer }) => pointer === own));
      const showing = readers.filter(({ key, layers }) => {
        const named = shownBy(layers);
        return named !== undefined && (madeAssets.has(named) || named === pathFor(key));
      });
      const files = showing.map(({ key }) => pathFor(key));
      if (files.some((file) => madeAssets.has(file))) continue;
      const place = { document, pointer: `${own}/pages/brochure/${field}`, part: 'key' } as const;
      const parameters = { region, files, instead: `${name}: ${pathFor(region)}` };
      yield atPlace(place, 'brochure-words', parameters);
    }
  }
};

const brochure = {
  name: 'brochureDownloadUrl',
  pathFor: brochurePath,
  shownBy: (layers: readonly Layer[]) =>
    mergeField(layers, 'brochureDownloadUrl') as RegionDefaults['brochureDownloadUrl'],
};

const cover = {
  name: 'brochureDownloadImg',
  pathFor: coverPath,
  shownBy: (layers: readonly Layer[]) =>
    fileOf(mergeField(layers, 'brochureDownloadImg') as RegionDefaults['brochureDownloadImg']),
};
