import type { resolveCodes } from '../catalogue/resolve.ts';
import { acknowledgeExplanations } from './acknowledge.ts';
import { dateExplanations } from './dates.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';
import { nameExplanations } from './names.ts';
import { noticeExplanations } from './notices.ts';

export const resolveExplanations: Readonly<Record<keyof typeof resolveCodes, Explanation>> = {
  ...acknowledgeExplanations,
  ...dateExplanations,
  ...nameExplanations,
  ...noticeExplanations,
  'unknown-region': explanation(
    '`reuse` or `fallthrough` names a region that does not exist.',
    'There is no content to take.',
    'Write the key of a region of this file; the message names the nearest one.',
  ),
  'region-cycle': explanation(
    'Regions take their content from each other in a circle.',
    'None of them has content to start from.',
    'Delete `reuse` or `fallthrough` from one of the regions that the message lists.',
  ),
  'reuse-with-content': explanation(
    'A region that reuses another one states content of its own.',
    '`reuse` shows the other region whole, so this content would never be shown.',
    'Delete the field, or delete `reuse`. To combine the two, use `fallthrough`.',
  ),
  'reuse-and-fallthrough': explanation(
    'A region has both `reuse` and `fallthrough`.',
    'They contradict each other: one shows the other region whole, the other combines both.',
    'Keep the one that is meant.',
  ),
  'fallthrough-overwrites': explanation(
    'The region has a field that its `fallthrough` target has too, and the target wins.',
    'What is written here is not shown, which is easy to overlook.',
    'Nothing, if that is intended. Otherwise delete the field here, or in the target.',
  ),
  'reused-app': explanation(
    'A region that reuses another one also takes its app.',
    'Visitors who have an account are sent to the app of the other region.',
    'Nothing, if that is intended. Otherwise give the region content of its own instead of `reuse`.',
  ),
  'filled-text-too-long': explanation(
    'A text fits its place as written, but not once its tokens are filled in.',
    'In regions with long names it would be cut off or push other content away.',
    'Shorten the text, or give the regions with long names a shorter one of their own.',
  ),
  'filled-link': explanation(
    'A link is fine as written, but not once its tokens are filled in.',
    'It would be broken in that region.',
    'Check slashes around tokens: `{{pathPrefix}}` starts with one. Names contain spaces, codes do not.',
  ),
  'asset-missing': explanation(
    'A field names a file of the folder assets that does not exist.',
    'Visitors would see a gap or get an error.',
    'Add the file, or correct its name; letter case counts.',
  ),
  'asset-outside': explanation(
    'A field names a file outside the folder assets.',
    'Only files in that folder are published.',
    'Move the file there, and write its path from the project folder, such as assets/logos/nv.svg.',
  ),
  'asset-type': explanation(
    'The file has a type that this field does not take.',
    'The page could not show it.',
    'Name a file with one of the endings that the message lists.',
  ),
  'asset-misnamed': explanation(
    'The content of a file is of another type than its ending says.',
    'Browsers would get the wrong type and may refuse to show it.',
    'Rename the file, or save it again in the type of its ending.',
  ),
  'asset-damaged': explanation(
    'A file is empty, truncated or cannot be read.',
    'Visitors would see a broken picture, video or document.',
    'Put the original file there again.',
  ),
  'asset-unsafe': explanation(
    'An SVG file holds a script, a part of a web page, a document type, or an address of another file.',
    'Visitors who open the picture by its address would run what is in it, or load what nobody here has seen.',
    'Take that out, or save the picture again as plain SVG: design programs have that as a choice of their own.',
  ),
  'asset-unused': explanation(
    'No field names this file of the folder assets.',
    'It may have been forgotten, or is no longer needed.',
    'Name it in a field, or delete it.',
  ),
  'picture-without-words': explanation(
    'Nothing says what a picture shows. Of all files only an SVG file can, with a title.',
    'Screen readers have nothing to read out, and a picture that does not load leaves a gap.',
    'Write the path under `file` and what it shows under `alt`, or `decorative: true` where the words next to it say the same. Where a region names another picture, it writes the words again.',
  ),
  'brochure-words': explanation(
    'A region states words under `pages: brochure`, and the brochure that its pages offer is not made from them.',
    'Nobody reads them: a brochure or a cover is made for a region only where it is named after the region, or `default`, and there is no file of that name.',
    'Name the brochure or the cover of the region as the message says, delete the file that has its name, or delete the words.',
  ),
  'mixed-video': explanation(
    'A region names a video of its own, and inherits the captions or the other format of the one that it replaces.',
    'Visitors would read the words of another video, or see that one where their browser does not play the first format.',
    'Write the captions and the other format of this video beside its address.',
  ),
  'decorative-with-words': explanation(
    'A picture that is marked as decorative has a text alternative.',
    'Nothing is read out for a decorative picture, so nobody would get to know the text.',
    'Delete `alt`, or delete `decorative`.',
  ),
  'unknown-icon': explanation(
    'A field names an icon that does not exist.',
    'The place of the icon would be empty.',
    'Write the name of an icon in assets/icons, without the ending, or add the file.',
  ),
  'webinar-date-unreadable': explanation(
    'The date of a webinar is not written as visitors read dates.',
    'It is shown as it is written.',
    'Write month, day and year, such as March 12, 2026.',
  ),
  'webinar-date-mismatch': explanation(
    'The two dates of a webinar are different days.',
    'One of them is shown, and the list is sorted by the other.',
    'Correct the one that is wrong.',
  ),
  'webinar-listed-twice': explanation(
    'A webinar stands twice in a list.',
    'Visitors would see it twice.',
    'Delete one of the two, or correct it.',
  ),
  'webinar-order': explanation(
    'A webinar stands below an older one.',
    'The first one of the list is shown as the latest.',
    'Sort the list, the latest first.',
  ),
  'foreign-webinar-form': explanation(
    'The sign-up form of a webinar has the name or the code of another region in its id.',
    'Visitors would sign up for the webinar of the other region.',
    'Write the id of the form of this region.',
  ),
  'webinar-without-form': explanation(
    'An upcoming webinar names no form.',
    'Visitors could not sign up.',
    'Add webinarSignupForm with the id of the form, or delete the upcoming webinar.',
  ),
  'tier-first-not-zero': explanation(
    'The first price of the library edition does not start at 0.',
    'Small libraries would have no price.',
    'Start the first price with `from: 0`.',
  ),
  'tier-gap': explanation(
    'There is a gap between two prices of the library edition.',
    'Libraries whose size falls into the gap would have no price.',
    'Start each price where the one before ends.',
  ),
  'tier-overlap': explanation(
    'Two prices of the library edition overlap.',
    'Libraries of those sizes would have two prices.',
    'Start each price where the one before ends.',
  ),
  'tier-without-end': explanation(
    'A price of the library edition other than the last has no end.',
    'It would hold for all larger libraries, and the prices below would never be used.',
    'Add `to` with the number at which the next price starts.',
  ),
  'tier-empty': explanation(
    'A price of the library edition ends where it starts, or before.',
    'No library could have it.',
    'Write a `to` that is larger than `from`.',
  ),
  'tier-last-ends': explanation(
    'The last price of the library edition has an end.',
    'Larger libraries would have no price.',
    'Delete `to` from the last price.',
  ),
  'tier-price-falls': explanation(
    'A price is lower than that of smaller libraries.',
    'That is allowed, but usually a digit is missing.',
    'Check the price; leave it if it is right.',
  ),
  'security-expiry': explanation(
    'The day until which the security contact holds is past, or less than a month away.',
    'Whoever finds a security problem ignores a security.txt that has run out.',
    'Make sure that the contact still holds, and write a new day, at most a year ahead.',
  ),
  'unknown-token': explanation(
    'A token has a name that is not filled in here.',
    'Visitors would read the braces.',
    'Write one of the tokens that the message lists, or the words themselves.',
  ),
  'broken-token': explanation(
    'A token cannot be read, for example because a brace is missing.',
    'It could not be filled in.',
    'Write two opening braces, the name, and two closing braces, such as `{{regionName}}`.',
  ),
  'three-braces': explanation(
    'A token is written with three braces on each side.',
    'It is filled in as one with two, but the next person may take three for another kind of token.',
    'Write two braces on each side.',
  ),
  'single-braces': explanation(
    'A token is written with one brace on each side, or with other brackets.',
    'Visitors would read it as it is typed.',
    'Write two braces on each side.',
  ),
};
