import { andList } from '../../../diagnostics/catalogue/lists.ts';
import { parentPointer, valueAt } from '../../schema/pointer.ts';
import { isOneValue } from '../../schema/schema-node.ts';
import type { Picture } from '../../schema/written.ts';
import { atPlace, placeIn } from '../../source/locate-piece.ts';
import { fileOf } from '../asset-uses.ts';
import { mergeField, readersOf } from '../layers.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

/** Every picture that pages show says what it shows, or is marked as decorative (docs/product.md R16). */
export const pictureWords: Rule = function* ({ uses, hasTitle }) {
  for (const use of uses.files) {
    const { text: path, node, parent, document, pointer } = use;
    const isAlone = isOneValue(node);
    // Elsewhere no words can stand beside it.
    if (!isAlone && !isOneValue(parent)) continue;
    const picture = parentPointer(pointer);
    const says = (name: string) => (isAlone ? undefined : valueAt(document.value, picture + name));
    const hasWords = says('/alt') !== undefined;
    if (says('/decorative') === true) {
      const alt = { document, pointer: `${picture}/alt` };
      if (hasWords) yield atPlace(alt, 'decorative-with-words', {});
      continue;
    }
    const parameters = { path, isDrawing: /\.svg$/i.test(path), isAlone };
    if (!hasWords && !hasTitle(path)) yield atPlace(use, 'picture-without-words', parameters);
  }
};

/** Words for a brochure that a region states, while the brochure that it shows is not made for it. */
export const brochureWords: Rule = function* (subject) {
  const { written, layersOf, madeAssets } = subject;
  for (const { key: region, region: content, ...own } of listRegions(written)) {
    for (const field of Object.keys(content.pages?.brochure ?? {})) {
      const isCover = field === 'cover';
      const name = isCover ? 'brochureDownloadImg' : 'brochureDownloadUrl';
      const pathFor = isCover ? coverPath : brochurePath;
      const showing = readersOf(subject, own.pointer).filter((key) => {
        const named = fileOf(mergeField(layersOf(key), name) as Picture);
        return madeAssets.has(named) || named === pathFor(key);
      });
      const files = showing.map(pathFor);
      if (files.some((file) => madeAssets.has(file))) continue;
      const place = placeIn(own, `/pages/brochure/${field}`, 'key');
      const parameters = { region, files: andList(files), instead: `${name}: ${pathFor(region)}` };
      yield atPlace(place, 'brochure-words', parameters);
    }
  }
};
