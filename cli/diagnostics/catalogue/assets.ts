import { error } from './entry.ts';

/** What can be wrong with files of the folder `assets`, and where fields name them. */
export const assetCodes = {
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
  'asset-pointer': error(
    '{path} is not {promised}, but what Git LFS leaves in its place. Have the file itself fetched, by `git lfs pull`, or {otherwise}.',
    'In the place of a file stands the pointer to it that Git LFS keeps in the repository.',
    'Visitors would see a broken picture, video or document.',
    'Install Git LFS, and type `git lfs pull`. In continuous integration have the checkout fetch its files.',
  ),
  'asset-linked': error(
    '{link} is a link to another place, and links are not followed. Put [{isFile}the file itself|a folder] there, with what is published.',
    'In the place of an asset, or of a folder on the way to it, stands a symbolic link.',
    'What a link leads to may lie outside of the project, or lack on another computer.',
    'Put the files themselves into the folder assets.',
  ),
  'asset-unsafe': error(
    'Line {line} of {path} holds {what}. A picture shows something and does nothing else: it has no scripts, no web pages and nothing from other addresses. Take that out of the file, save it again as plain SVG, or {otherwise}.',
    'An SVG file holds a script, a part of a web page, a document type, or an address of another file.',
    'Visitors who open the picture by its address would run what is in it, or load what nobody here has seen.',
    'Take that out, or save the picture again as plain SVG: design programs have that as a choice of their own.',
  ),
} as const;
