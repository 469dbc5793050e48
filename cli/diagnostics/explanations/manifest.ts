import type { manifestCodes } from '../catalogue/manifest.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const manifestExplanations: Readonly<Record<keyof typeof manifestCodes, Explanation>> = {
  'url-clash': explanation(
    'Two things of the site have the same address, such as a name of a region and a file that every build has.',
    'The address could lead to only one of them, and hosts would differ in which.',
    'Write another name for the region.',
  ),
};
