import { error } from './entry.ts';

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
  ),
} as const;
