import { error, rewording } from './entry.ts';
import { andList } from './lists.ts';

/** What takes up an address of the site. */
export type AddressClaim =
  | { readonly kind: 'name'; readonly name: string; readonly region: string }
  | { readonly kind: 'page' | 'rule'; readonly region: string }
  | { readonly kind: 'file' | 'preview' };

function describe(claim: AddressClaim): string {
  switch (claim.kind) {
    case 'name':
      return `the name "${claim.name}" of "${claim.region}"`;
    case 'page':
      return `a page of "${claim.region}"`;
    case 'rule':
      return `a redirect of "${claim.region}"`;
    case 'file':
      return 'a file that every build has';
    case 'preview':
      return 'what career-site preview tells pages about itself';
  }
}

export interface DeadAnchor {
  readonly fragment: string;
  /** The parts that links can name. */
  readonly known: readonly string[];
  readonly instead: string | undefined;
}

/** What can be wrong with the addresses of a site whose content is sound. */
export const manifestCodes = {
  'url-clash': error(
    ({
      url,
      claims: [first, second],
    }: {
      url: string;
      claims: readonly [AddressClaim, AddressClaim];
    }) =>
      `${url} would lead to two things: ${describe(first)}, and ${describe(second)}. Rename one of them.`,
    'Two things of the site have the same address, such as a name of a region and a file that every build has.',
    'The address could lead to only one of them, and hosts would differ in which.',
    'Write another name for the region.',
  ),
  'dead-link': rewording.error(
    ({ url, instead }: { url: string; instead: string | undefined }) =>
      `Nothing of this site is at ${url}, so visitors who follow this link get the error page. ${instead === undefined ? 'Correct the address; one of another site begins with https://.' : `Write "${instead}".`}`,
    'A link of a text or a field leads to an address of this site that no page, file or redirect answers.',
    'Visitors who follow it are told that the page does not exist.',
    'Write the address of a page. In the texts of regions it begins with {{pathPrefix}}.',
  ),
  'dead-anchor': rewording.error(
    ({ fragment, known, instead }: DeadAnchor) => {
      const parts = known.length === 0 ? 'no part that links can name' : `these: ${andList(known)}`;
      const advice =
        instead === undefined ? 'Leave out the # and what follows it.' : `Write "${instead}".`;
      return `The page that this link leads to has no part "${fragment}", so visitors get its beginning. It has ${parts}. ${advice}`;
    },
    'A link names a part of a page, after a #, that the page does not have.',
    'Browsers stay at the top of the page.',
    'Write one of the parts that the message names, or leave out the # and what follows.',
  ),
} as const;
