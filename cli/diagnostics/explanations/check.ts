import type { checkCodes } from '../catalogue/check.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';
import { policyExplanations } from './policy.ts';

export const checkExplanations: Readonly<Record<keyof typeof checkCodes, Explanation>> = {
  'broken-link': explanation(
    'A link or form leads to an address of this site that nothing answers.',
    'Visitors who follow it are told that the page does not exist.',
    'Correct the address where the link is written; the related location names the YAML.',
  ),
  'broken-anchor': explanation(
    'A link leads to an element of a page that does not exist.',
    'The browser stays at the top of the page.',
    'Correct what follows the #, or give the element that id.',
  ),
  'link-redirects': explanation(
    'A link within the site leads to an address that only redirects.',
    'Every visitor who follows it waits for another round trip.',
    'Link to the final address.',
  ),
  'link-outside-build': explanation(
    'A build of some states links to a page that only a full build contains.',
    'The link works only if the rest of the site is published at the same address.',
    'Nothing, if it is. Otherwise build all states that are linked to.',
  ),
  'broken-resource': explanation(
    'A page, style sheet or script needs a file that is not in the output.',
    'The picture, font, style or part of the page stays missing, or a script stops.',
    'Correct the address in the source. If a file was deleted from the output, build again.',
  ),
  'unknown-form': explanation(
    'A page shows a form whose id the YAML does not list.',
    'The form service would find no such form, so the page would show an error.',
    'Write one of the ids that the message lists.',
  ),
  'missing-file': explanation(
    'The manifest lists a file that is not in the output.',
    'Hosts would answer its address with an error, and without a root 404.html with a page of their own.',
    'Build again, and leave the output as the build wrote it.',
  ),
  'unreadable-script': explanation(
    'A script is not valid JavaScript, usually because it was truncated.',
    'Browsers run none of it, so the parts of the page that it drives stay inactive.',
    'Build again, and check that the disk is not full.',
  ),
  'stale-compression': explanation(
    'A .gz or .br file does not contain what the file beside it contains.',
    'Hosts send the compressed copy to every browser that accepts it, so most visitors would get old content.',
    'Build again. Never edit a file of the output by hand; if you did, delete its compressed copies.',
  ),
  'meta-refresh': explanation(
    'A page forwards or reloads itself by a meta element.',
    'Visitors lose what they are reading, the back button breaks, and an attacker could send them anywhere.',
    'Remove the element. For a page that has moved, let the site redirect.',
  ),
  'base-element': explanation(
    'A page has a base element.',
    'It changes where every relative address of the page leads, including links to its own sections, even to another site.',
    'Remove the element, and write whole paths.',
  ),
  'orphan-page': explanation(
    'No other page links to this one.',
    'Visitors can find it only by its address.',
    'Link to it from another page, or leave it out.',
  ),
  'missing-title': explanation(
    'A page has no title.',
    'Tabs, bookmarks, search results and screen readers cannot name it.',
    'Give the page a title.',
  ),
  'duplicate-title': explanation(
    'Two pages have the same title.',
    'They look alike in tabs, bookmarks and search results.',
    'Give each page a title of its own.',
  ),
  'missing-description': explanation(
    'A page has no description.',
    'Search engines choose a piece of its text instead.',
    'Write a description of one or two sentences.',
  ),
  'duplicate-description': explanation(
    'Two pages that search engines list have the same description.',
    'Their search results look alike.',
    'Give each page a description of its own.',
  ),
  'missing-language': explanation(
    'The html element of a page does not name its language.',
    'Screen readers may pronounce it by the rules of another language.',
    'Write lang="en-US" on the html element.',
  ),
  'duplicate-id': explanation(
    'Two elements of a page have the same id.',
    'Links and labels that name the id reach only the first.',
    'Give each element an id of its own.',
  ),
  'missing-alternative': explanation(
    'A picture, drawing or frame has no text alternative.',
    'Visitors who cannot see it learn nothing of it.',
    'Say in words what it shows. A picture that only decorates has an empty alt attribute.',
  ),
  'unnamed-control': explanation(
    'A link or button has no text.',
    'Screen readers cannot say what it does.',
    'Put words into it, or an aria-label on it.',
  ),
  'missing-main-heading': explanation(
    'A page has no h1.',
    'Screen readers and search engines cannot tell what it is about.',
    'Make its headline an h1.',
  ),
  'second-main-heading': explanation(
    'A page has more than one h1.',
    'It is unclear which of them says what the page is about.',
    'Keep one, and make the others h2.',
  ),
  'skipped-heading': explanation(
    'A heading is more than one level below the one before.',
    'Visitors who move from heading to heading would look for what is missing between them.',
    'Use the next level.',
  ),
  'missing-canonical': explanation(
    'A page does not name its own address.',
    'Search engines may list it under several addresses.',
    'Add a canonical link with the address that the message names.',
  ),
  'wrong-canonical': explanation(
    'A page names another address than its own.',
    'Search engines would list the other address instead.',
    'Write the address that the message names. A wrong host means that --origin was wrong.',
  ),
  'sitemap-omits-page': explanation(
    'A page that search engines should list is not in the sitemap.',
    'They may find it late or never.',
    'Build again, and leave the output as the build wrote it.',
  ),
  'sitemap-unknown-page': explanation(
    'The sitemap lists a page that is not in the output.',
    'Search engines would report an error.',
    'Build again, and leave the output as the build wrote it.',
  ),
  'sitemap-unindexed-page': explanation(
    'The sitemap lists a page that asks search engines not to list it.',
    'The two contradict each other, and search engines report that.',
    'Take the page out of the sitemap, or remove its noindex.',
  ),
  'robots-disallow': explanation(
    'The robots.txt of a production build keeps all crawlers from the whole site.',
    'The site would disappear from search engines.',
    'Delete the line. Previews are kept out of search engines by other means.',
  ),
  'redirect-loop': explanation(
    'Redirects lead in a circle.',
    'Browsers give up with an error.',
    'Change where one of the redirects leads.',
  ),
  'redirect-chain': explanation(
    'A redirect leads to an address that redirects again.',
    'Every visitor waits for another round trip, and search engines may stop following.',
    'Let the first redirect lead to the final address.',
  ),
  'redirect-shadows-page': explanation(
    'The pattern of a redirect takes in the address of a page or file.',
    'Some hosts would answer with the page and others with the redirect.',
    'Change one of the two addresses.',
  ),
  'redirect-nowhere': explanation(
    'A redirect leads to an address that nothing answers.',
    'Visitors are sent to an error page.',
    'Change where it leads.',
  ),
  'open-redirect': explanation(
    'The target of a redirect starts with a part of the requested address.',
    'A crafted link to this site could send visitors to another one, for example to steal a password.',
    'Build again. In a rule of your own, start the target with a fixed folder.',
  ),
  'over-budget': explanation(
    'A file, a page, or all that a page loads at once is larger than its budget.',
    'It loads slowly on phones and in schools.',
    'Make it smaller, for example by compressing pictures, or raise the budget in regions.yaml.',
  ),
  ...policyExplanations,
  'output-missing': explanation(
    'A file of the manifest is missing from the deployed folder.',
    'Its address answers with an error.',
    'Upload the output again.',
  ),
  'output-changed': explanation(
    'A deployed file is not the one that was built.',
    'It may be old, damaged in transfer, or tampered with.',
    'Upload the output again, and find out what changed the file.',
  ),
  'output-unlisted': explanation(
    'The deployed folder has a file that the build did not write.',
    'It is served to visitors although nobody checked it.',
    'Delete it, or keep it outside the folder.',
  ),
  'output-not-a-file': explanation(
    'Something in the output is not a plain file, such as a symbolic link or a pipe.',
    'A link could show visitors files from outside of the output, and a pipe never ends.',
    'Replace it with a plain file, or delete it.',
  ),
};
