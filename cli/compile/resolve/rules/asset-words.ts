import { error, warning } from '../../../diagnostics/catalogue/entry.ts';
import { andList } from '../../../diagnostics/catalogue/lists.ts';
import { parentPointer, valueAt } from '../../schema/pointer.ts';
import { isOneValue } from '../../schema/schema-node.ts';
import type { Picture } from '../../schema/written.ts';
import { placeIn, reporter } from '../../source/locate-piece.ts';
import { fileOf } from '../asset-uses.ts';
import { mergeField, readersOf } from '../layers.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'picture-without-words': error(
    'Nothing says what {path} shows to visitors who do not see it[{isDrawing}, and it has no title]. Write [{isAlone}instead { file: {path}, alt: "…" }|below this line alt: "…"] with what you would say of it on the phone; where the words next to it say the same, [{isAlone}{ file: {path}, decorative: true }|decorative: true].',
    'Nothing says what a picture shows. Of all files only an SVG file can, with a title.',
    'Screen readers have nothing to read out, and a picture that does not load leaves a gap.',
    'Write the path under `file` and what it shows under `alt`, or `decorative: true` where the words next to it say the same. Where a region names another picture, it writes the words again.',
  ),
  'brochure-words': warning(
    'No brochure shows these words, because [a brochure is made only where there is no file of its name, and there is {files}. Delete the file, or these lines.|that of "{region}" is not made from its own texts. Write "{instead}" in the region, or delete these lines.]',
    'A region states words under `pages: brochure`, and the brochure that its pages offer is not made from them.',
    'Nobody reads them: a brochure or a cover is made for a region only where it is named after the region, or `default`, and there is no file of that name.',
    'Name the brochure or the cover of the region as the message says, delete the file that has its name, or delete the words.',
  ),
  'decorative-with-words': error(
    'This text is never read out, because the picture is marked as decorative. Delete this line, or delete "decorative".',
    'A picture that is marked as decorative has a text alternative.',
    'Nothing is read out for a decorative picture, so nobody would get to know the text.',
    'Delete `alt`, or delete `decorative`.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Every picture says what it shows, or is decorative (docs/product.md R16). */
export const pictureWords: Rule = function* ({ uses, assets, hasTitle }) {
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
    if (!hasWords && assets.has(path) && !hasTitle(path))
      yield atPlace(use, 'picture-without-words', parameters);
  }
};

/** Words for a brochure of a region whose brochure is not made from its texts. */
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
