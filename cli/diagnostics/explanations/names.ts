import type { nameCodes } from '../catalogue/names.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const nameExplanations: Readonly<Record<keyof typeof nameCodes, Explanation>> = {
  'missing-region': explanation(
    'A state of the map has no region.',
    'Visitors who choose it would find nothing.',
    'Add the line that the message shows, or restore the lost lines from an earlier commit.',
  ),
  'wrong-state-code': explanation(
    'The code of a region is not that of its state.',
    'The map finds the region by its code, and its address starts with it.',
    'Write the code that the message names. For another address use `pathPrefix`.',
  ),
  'unknown-state': explanation(
    'A region has the code and the name of no state, district or territory.',
    'Its pages are published, but no map has a place for it, and its code was perhaps only mistyped.',
    'Correct code and name.',
  ),
  'misspelled-state': explanation(
    'The name of a region is not that of the state with its code.',
    'Visitors read the name on every page of the region.',
    'Correct the name, unless the spelling is intended.',
  ),
  'misspelled-key': explanation(
    'The key of a state, its name before the colon, is nearly what its name gives, or that of another state.',
    '`explain`, `reuse`, `fallthrough` and its made brochure go by the key, and it is an address that visitors can type.',
    'Write the name in small letters, with _ for blanks. A key that is meant to be another one, such as `dc`, is not reported.',
  ),
  'same-origin': explanation(
    'The main site and the library edition have the same origin.',
    'Both have a page at /, so one host cannot serve both.',
    'Give one of them another host.',
  ),
  'alias-conflict': explanation(
    'Two regions claim the same name.',
    'An address with that name could lead to only one of them. Letter case, spaces, hyphens and underscores make no difference.',
    'Delete the name from one of them, or write another one.',
  ),
  'alias-is-route': explanation(
    'A name of a region is also the address of a page or folder of the site.',
    'That page could no longer be reached.',
    'Write another name.',
  ),
  'reserved-region': explanation(
    'The key of a region is a name that the site uses itself.',
    'The two could not be told apart.',
    'Write the full name of the region in lower case, with underscores for spaces.',
  ),
  'duplicate-code': explanation(
    'Two regions have the same code.',
    'They would have the same address and the same place on the map.',
    'Write the two letters of this region.',
  ),
  'duplicate-site-id': explanation(
    'Two regions have the same siteId.',
    'The API would give both the same webinars.',
    'Write another siteId, or delete the line to use the code in lower case.',
  ),
  'duplicate-path-prefix': explanation(
    'Two regions have the same path prefix.',
    'Their pages would have the same addresses.',
    'Write another prefix, or delete the line to use the code in lower case.',
  ),
};
