import { acknowledgeCodes } from './acknowledge.ts';
import { dateCodes } from './dates.ts';
import type { Named } from './entry.ts';
import { error, fixable, notice, rewording, warning } from './entry.ts';
import { libraryCodes } from './library.ts';
import { andList, orList } from './lists.ts';
import { nameCodes } from './names.ts';
import { noticeCodes } from './notices.ts';
import { siteCodes } from './site.ts';

const linkCodes = {
  'unknown-region': fixable(
    rewording.error(
      ({ name, field, nearest }: { name: string; field: string; nearest?: string | undefined }) =>
        `There is no region "${name}", so nothing can be taken from it. After "${field}:" write the key of a region of this file${nearest === undefined ? '' : `, probably "${nearest}"`}.`,
    ),
  ),
  'region-cycle': error(
    ({ cycle }: { cycle: readonly string[] }) =>
      `These regions take their content from each other in a loop, so none of them has any: ${cycle.join(' → ')}. Delete "reuse" or "fallthrough" from one of them.`,
  ),
  'reuse-with-content': error(
    ({ region, field, target }: Named & { target: string }) =>
      `"${region}" reuses the whole content of "${target}", so its own "${field}" would be lost. Delete "${field}" here, or delete "reuse".`,
  ),
  'reuse-and-fallthrough': error(
    ({ region }: { region: string }) =>
      `"${region}" has both "reuse" and "fallthrough", and only one of them can decide. Keep "reuse" to show the other region's content whole, or "fallthrough" to let its own fields win over these.`,
  ),
  'fallthrough-overwrites': notice(
    ({ region, field, target }: Named & { target: string }) =>
      `"${field}" of "${region}" is not shown: "${region}" falls through to "${target}", whose own "${field}" wins.`,
  ),
  'reused-app': notice(
    ({ region, target, fields }: { region: string; target: string; fields: readonly string[] }) =>
      `The app of "${region}" is that of "${target}": ${fields.join(' and ')} ${fields.length > 1 ? 'come' : 'comes'} from there, and visitors who have an account are sent there.`,
  ),
} as const;

const filledCodes = {
  'filled-text-too-long': error(
    ({
      edition,
      field,
      length,
      limit,
    }: Record<'edition' | 'field', string> & Record<'length' | 'limit', number>) =>
      `In ${edition} the text of "${field}" has ${length} characters once its tokens are filled in, but its place has room for ${limit}. Shorten it here, or give regions with a long name a shorter text of their own.`,
  ),
  'filled-link': error(
    ({ edition, field, link, why }: Record<'edition' | 'field' | 'link' | 'why', string>) =>
      `In ${edition} the link of "${field}" becomes "${link}" once its tokens are filled in, and that cannot be used: ${why}. {{pathPrefix}} begins with a slash itself; names have blanks in them, codes have none.`,
  ),
} as const;

interface BrokenAsset {
  readonly path: string;
  /** What the ending says that the file is, with an article. */
  readonly promised: string;
  /** What to do but to mend the file. */
  readonly otherwise: string;
}

export interface MisnamedAsset extends BrokenAsset {
  /** What the file is, where that is known. */
  readonly actual: string | undefined;
  /** The path that fits the content, where the field takes such a file. */
  readonly rightName: string | undefined;
}

export interface SilentPicture {
  readonly path: string;
  /** Whether it is an SVG file, which can have a title. */
  readonly isDrawing: boolean;
  /** Whether the path is all that is written. */
  readonly isAlone: boolean;
}

export interface DamagedAsset extends BrokenAsset {
  readonly damage: keyof typeof damages;
}

export interface UnsafeAsset {
  readonly path: string;
  /** In the file. */
  readonly line: number;
  /** With an article. */
  readonly what: string;
  readonly otherwise: string;
}

/** To be read after the path of the file. */
const damages = {
  unreadable: () => 'cannot be read',
  empty: () => 'is empty',
  'not whole': (promised: string) =>
    `is cut off or damaged: it begins as ${promised} does, and the rest is missing or wrong`,
} as const;

const assetCodes = {
  'asset-missing': fixable(
    rewording.error(
      ({ path, nearest }: { path: string; nearest?: string | undefined }) =>
        `There is no file ${path}. Add it to the folder assets, or name one that is there${nearest === undefined ? '' : `, probably ${nearest}`}.`,
    ),
  ),
  'asset-outside': fixable(
    rewording.error(
      ({ path, nearest }: { path: string; nearest?: string | undefined }) =>
        `"${path}" is not in the folder assets, so it is not published. ${nearest === undefined ? 'Put' : `It was probably meant as ${nearest}. Otherwise put`} the file there, and write its path from the project's folder, such as assets/logos/nv.svg.`,
    ),
  ),
  'asset-type': error(
    ({ path, words, endings }: { path: string; words: string; endings: readonly string[] }) =>
      `${path} cannot be used here, because this field takes ${words}. Name a file that ends in ${orList(endings.map((ending) => `.${ending}`))}.`,
  ),
  'asset-misnamed': error(({ path, promised, actual, rightName, otherwise }: MisnamedAsset) => {
    if (rightName !== undefined)
      return `The content of ${path} is ${actual ?? ''}, not ${promised}. Name the file ${rightName}, in the folder assets and here.`;
    const what = actual === undefined ? '' : `, but ${actual}`;
    return `The content of ${path} is not ${promised}${what}, so browsers would not show it. Save ${promised} under this name, or ${otherwise}.`;
  }),
  'asset-damaged': error(
    ({ path, promised, damage, otherwise }: DamagedAsset) =>
      `${path} ${damages[damage](promised)}. Put ${promised} there again, or ${otherwise}.`,
  ),
  'asset-unsafe': error(
    ({ path, line, what, otherwise }: UnsafeAsset) =>
      `Line ${String(line)} of ${path} holds ${what}. A picture shows something and does nothing else: it has no scripts, no web pages and nothing from other addresses. Take that out of the file, save it again as plain SVG, or ${otherwise}.`,
  ),
  'asset-unused': warning(
    ({ path }: { path: string }) =>
      `Nothing uses the file ${path}. Name it in a field, or delete it.`,
  ),
  'picture-without-words': error(({ path, isDrawing, isAlone }: SilentPicture) => {
    const why = isDrawing ? ', and it has no title' : '';
    const [alternative, decorative] = isAlone
      ? [`instead { file: ${path}, alt: "…" }`, `{ file: ${path}, decorative: true }`]
      : ['below this line alt: "…"', 'decorative: true'];
    return `Nothing says what ${path} shows to visitors who do not see it${why}. Write ${alternative} with what you would say of it on the phone; where the words next to it say the same, ${decorative}.`;
  }),
  'brochure-words': warning(
    ({ region, instead, files }: { region: string; instead: string; files: readonly string[] }) =>
      files.length === 0
        ? `No brochure shows these words, because that of "${region}" is not made from its own texts. Write "${instead}" in the region, or delete these lines.`
        : `No brochure shows these words, because a brochure is made only where there is no file of its name, and there is ${andList(files)}. Delete the file, or these lines.`,
  ),
  'mixed-video': warning(
    ({ fields }: { fields: readonly string[] }) =>
      `This video has not its own ${andList(fields)}, but ${fields.length > 1 ? 'those' : 'that'} of the video that it replaces. Write ${andList(fields)} beside it${fields.includes('fallbackUrl') ? '; without another format, the same address again' : ''}.`,
  ),
  'decorative-with-words': error(
    () =>
      'This text is never read out, because the picture is marked as decorative. Delete this line, or delete "decorative".',
  ),
  'unknown-icon': fixable(
    rewording.error(
      ({ name, nearest }: { name: string; nearest?: string | undefined }) =>
        `There is no icon "${name}". Add the file assets/icons/${name}.svg, or name an icon that is there${nearest === undefined ? '' : `, probably "${nearest}"`}.`,
    ),
  ),
} as const;

const webinarCodes = {
  'webinar-date-unreadable': error(
    ({ date }: { date: string }) =>
      `"${date}" is not a date that visitors can read. Write month, day and year, such as March 12, 2026.`,
  ),
  'webinar-date-mismatch': rewording.error(
    ({ date, sortableDate, expected }: Record<'date' | 'sortableDate' | 'expected', string>) =>
      `The sortableDate ${sortableDate} is not the same day as the date "${date}". Write "${expected}", or correct the date.`,
  ),
  'webinar-listed-twice': error(
    ({ same }: { same: string }) =>
      `This webinar is in the list already: ${same}. Delete one of the two, or correct it.`,
  ),
  'webinar-order': warning(
    ({ date, before }: { date: string; before: string }) =>
      `The webinar of ${date} is listed below the older one of ${before}, but the latest must come first. Move it up.`,
  ),
  'foreign-webinar-form': warning(
    ({ id, region, other }: Record<'id' | 'region' | 'other', string>) =>
      `The form ${id} is named for "${other}", so visitors of "${region}" would sign up for a webinar of "${other}". Write the id of the form of "${region}".`,
  ),
  'webinar-without-form': error(
    () =>
      'Visitors could not sign up for this webinar, because it has no form. Add webinarSignupForm with the id of the form, or delete the upcoming webinar.',
  ),
} as const;

/** What can be wrong between the places of the files: names, links, assets, tokens, lists. */
export const resolveCodes = {
  ...linkCodes,
  ...nameCodes,
  ...filledCodes,
  ...assetCodes,
  ...webinarCodes,
  ...libraryCodes,
  ...siteCodes,
  ...acknowledgeCodes,
  ...dateCodes,
  ...noticeCodes,
} as const;
