import { error, fixableError, warning } from './entry.ts';

/** What can be wrong with files of the folder `assets`, and where fields name them. */
export const assetCodes = {
  'asset-missing': fixableError(
    'There is no file {path}. Add it to the folder assets, or name one that is there[, probably {nearest}].',
    'A field names a file of the folder assets that does not exist.',
    'Visitors would see a gap or get an error.',
    'Add the file, or correct its name; letter case counts.',
  ),
  'asset-outside': fixableError(
    ({ path, nearest }: { path: string; nearest?: string | undefined }) =>
      `"${path}" is not in the folder assets${path.includes('\\') ? ' by its name, since slashes lead to files and no backslashes' : ''}, so it is not published. ${nearest === undefined ? 'Put' : `It was probably meant as ${nearest}. Otherwise put`} the file there, and write its path from the project's folder, such as assets/logos/nv.svg.`,
    'A field names a file outside the folder assets.',
    'Only files in that folder are published.',
    'Move the file there, and write its path from the project folder, such as assets/logos/nv.svg.',
  ),
  'asset-type': error(
    '{path} cannot be used here, because this field takes {words}. Name a file that ends in {endings}.',
    'The file has a type that this field does not take.',
    'The page could not show it.',
    'Name a file with one of the endings that the message lists.',
  ),
  'asset-misnamed': error(
    'The content of {path} is [{actual}, not {promised}. Name the file {rightName}, in the folder assets and here.|not {promised}, but {actual}, so browsers would not show it. Save {promised} under this name, or {otherwise}.|not {promised}, so browsers would not show it. Save {promised} under this name, or {otherwise}.]',
    'The content of a file is of another type than its ending says.',
    'Browsers would get the wrong type and may refuse to show it.',
    'Rename the file, or save it again in the type of its ending.',
  ),
  'asset-damaged': error(
    '{path} [{isUnreadable}cannot be read|{isEmpty}is empty|is cut off or damaged: it begins as {promised} does, and the rest is missing or wrong]. Put {promised} there again, or {otherwise}.',
    'A file is empty, truncated or cannot be read.',
    'Visitors would see a broken picture, video or document.',
    'Put the original file there again.',
  ),
  'asset-unsafe': error(
    'Line {line} of {path} holds {what}. A picture shows something and does nothing else: it has no scripts, no web pages and nothing from other addresses. Take that out of the file, save it again as plain SVG, or {otherwise}.',
    'An SVG file holds a script, a part of a web page, a document type, or an address of another file.',
    'Visitors who open the picture by its address would run what is in it, or load what nobody here has seen.',
    'Take that out, or save the picture again as plain SVG: design programs have that as a choice of their own.',
  ),
  'asset-unused': warning(
    'Nothing uses the file {path}. Name it in a field, or delete it.',
    'No field names this file of the folder assets.',
    'It may have been forgotten, or is no longer needed.',
    'Name it in a field, or delete it.',
  ),
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
  'mixed-video': warning(
    'This video has not its own {fields}, but [{isSingle}that|those] of the video that it replaces. Write {fields} beside it[{isFormat}; without another format, the same address again].',
    'A region names a video of its own, and inherits the captions or the other format of the one that it replaces.',
    'Visitors would read the words of another video, or see that one where their browser does not play the first format.',
    'Write the captions and the other format of this video beside its address.',
  ),
  'decorative-with-words': error(
    'This text is never read out, because the picture is marked as decorative. Delete this line, or delete "decorative".',
    'A picture that is marked as decorative has a text alternative.',
    'Nothing is read out for a decorative picture, so nobody would get to know the text.',
    'Delete `alt`, or delete `decorative`.',
  ),
  'unknown-icon': fixableError(
    'There is no icon "{name}". Add the file assets/icons/{name}.svg, or name an icon that is there[, probably "{nearest}"].',
    'A field names an icon that does not exist.',
    'The place of the icon would be empty.',
    'Write the name of an icon in assets/icons, without the ending, or add the file.',
  ),
} as const;
