import type { Picture } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { fileOf } from '../asset-uses.ts';
import { mergeField, readersOf } from '../layers.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

/** Words for a brochure that a region states, while the brochure that it shows is not made for it. */
export const brochureWords: Rule = function* (subject) {
  const { written, layersOf, madeAssets } = subject;
  for (const { key: region, region: content, document, pointer: own } of listRegions(written)) {
    for (const field of Object.keys(content.pages?.brochure ?? {})) {
      const isCover = field === 'cover';
      const name = isCover ? 'brochureDownloadImg' : 'brochureDownloadUrl';
      const pathFor = isCover ? coverPath : brochurePath;
      const showing = readersOf(subject, own).filter((key) => {
        const named = fileOf(mergeField(layersOf(key), name) as Picture);
        return madeAssets.has(named) || named === pathFor(key);
      });
      const files = showing.map(pathFor);
      if (files.some((file) => madeAssets.has(file))) continue;
      const place = { document, pointer: `${own}/pages/brochure/${field}`, part: 'key' } as const;
      const parameters = { region, files, instead: `${name}: ${pathFor(region)}` };
      yield atPlace(place, 'brochure-words', parameters);
    }
  }
};
