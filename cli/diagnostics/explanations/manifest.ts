import type { manifestCodes } from '../catalogue/manifest.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const manifestExplanations: Readonly<Record<keyof typeof manifestCodes, Explanation>> = {
  'url-clash': explanation(
    'Two things of the site have the same address, such as a name of a region and a file that every build has.',
    'The address could lead to only one of them, and hosts would differ in which.',
    'Write another name for the region.',
  ),
  'dead-link': explanation(
    'A link of a text or a field leads to an address of this site that no page, file or redirect answers.',
    'Visitors who follow it are told that the page does not exist.',
    'Write the address of a page. In the texts of regions it begins with {{pathPrefix}}.',
  ),
  'dead-anchor': explanation(
    'A link names a part of a page, after a #, that the page does not have.',
    'Browsers stay at the top of the page.',
    'Write one of the parts that the message names, or leave out the # and what follows.',
  ),
};
