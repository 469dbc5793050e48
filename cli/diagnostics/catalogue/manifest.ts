import { error, fillIn, warning } from './entry.ts';

/** What takes up an address of the site. */
export type AddressClaim =
  | { readonly kind: 'name'; readonly name: string; readonly region: string }
  | { readonly kind: 'page' | 'rule'; readonly region: string }
  | { readonly kind: 'webinar'; readonly region: string; readonly slug: string }
  | { readonly kind: 'moved' | 'shortcut'; readonly address: string }
  | { readonly kind: 'file' | 'hashed' | 'api' | 'preview' };

/** To be read within a sentence. */
const claimed: Readonly<Record<AddressClaim['kind'], string>> = {
  name: 'the name "{name}" of "{region}"',
  page: 'a page of "{region}"',
  webinar: 'a webinar of "{region}"',
  rule: 'a redirect of "{region}"',
  moved: 'what moved or gone say of it',
  shortcut: 'a shortcut',
  file: 'a file that every build has',
  hashed: 'files whose names change with their content',
  api: 'the API, which forms are sent to',
  preview: 'what career-site preview tells pages about itself',
};

const remedies: Partial<Record<AddressClaim['kind'], string>> = {
  moved: 'Delete this line.',
  shortcut: 'Write another name for the shortcut, or delete it.',
  webinar: 'Give the webinar a slug of its own.',
};

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
      `${url} would lead to two things: ${fillIn(claimed[first.kind], first)}, and ${fillIn(claimed[second.kind], second)}. ${remedies[second.kind] ?? 'Rename one of them.'}`,
    'Two things of the site have the same address, such as a name of a region and a file that every build has, or two webinars of one day.',
    'The address could lead to only one of them, and hosts would differ in which.',
    'Write another name for the region, or a `slug` for the webinar.',
  ),
  'dead-link': error(
    'Nothing of this site is at {url}, so visitors who follow this link get the error page. [Write "{instead}".|Correct the address; one of another site begins with https://.]',
    'A link of a text or a field leads to an address of this site that no page, file or redirect answers.',
    'Visitors who follow it are told that the page does not exist.',
    'Write the address of a page. In the texts of regions it begins with {{pathPrefix}}.',
  ),
  'link-leaves-region': warning(
    'This link leads visitors of "{region}" out of their state: {target} is the page of all states, and this one has its own. Write "{instead}".',
    'A link in a text of regions leads to the page without a state, although the region has that page itself.',
    'Visitors would lose their state, and what holds for it.',
    'Begin the address with {{pathPrefix}}.',
  ),
  'dead-anchor': error(
    'The page that this link leads to has no part "{fragment}", so visitors get its beginning. It has [these: {known}|no part that links can name]. [Write "{instead}".|Leave out the # and what follows it.]',
    'A link names a part of a page, after a #, that the page does not have.',
    'Browsers stay at the top of the page.',
    'Write one of the parts that the message names, or leave out the # and what follows.',
  ),
  'moved-to-nothing': error(
    '{from} would lead to {to}, where nothing of this site is, or back to itself. [Write {instead}.|Write the address of a page.]',
    'An address that has moved leads to one that no page or file answers, or in a circle.',
    'Whoever follows a link or types what is printed would get the error page.',
    'Write the address of a page. Where there is no successor, list the address under `gone`.',
  ),
  'address-lost': error(
    '{url} [{isAlone}is|{isPair}and one more address are|and {others} more addresses are] published, and nothing would answer there any more. [{isEnded}Leave `until` out: the page of a webinar stays, and says that it is over.|{isAlone}Under {field} write where it leads now, such as {examples}; or list it under gone:.|Under {field} write where they lead now, such as {examples}; or list them under gone:.]',
    'An edit takes an address away that a release has published: visitors may have it in a link, in a search engine, or on paper.',
    'They would get the error page.',
    'Under `moved` write the address that takes its place, which it then leads to for good, on every host. Where there is none, list it under `gone`. What is published stands in released.yaml.',
  ),
  'release-record-damaged': error(
    'This is no record of releases any more. Take the file as the last commit has it: git restore released.yaml.',
    'The record of releases, released.yaml, is not as `career-site release` writes it.',
    'Nothing could be said about addresses that an edit takes away from visitors.',
    'Take the file as git has it. After a merge with conflicts, take either side, build, and run `career-site release`.',
  ),
} as const;
